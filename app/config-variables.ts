/** One environment variable, as the README's table shows it. */
interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Every variable the application reads, in `config.server.ts` alone. The README's table is made from it. */
export const VARIABLES: readonly Variable[] = [
  { name: "PORT", fallback: "3000", meaning: "Port to listen on." },
  {
    name: "LISTEN_HOST",
    fallback: "every address",
    meaning:
      "Address of this machine to listen on. 127.0.0.1 behind a proxy on it, so that no client passes the proxy by.",
  },
  {
    name: "ORIGIN",
    fallback: "http://localhost:$PORT",
    meaning: "Public address of the site. Every link in a mail starts with it.",
  },
  {
    name: "DATA_DIR",
    fallback: ".data",
    meaning: "Folder of the embedded database and of uploads.",
  },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "PostgreSQL 15 to 18 instead of the embedded database: postgres://user:password@host/name.",
  },
  { name: "BACKUP_DIR", fallback: "$DATA_DIR/backups", meaning: "Folder that backups are written to." },
  {
    name: "BACKUP_KEY",
    fallback: "",
    meaning: "Encrypts backups; 16 characters or more. Keep it elsewhere: a restore needs it.",
  },
  {
    name: "BACKUP_EVERY",
    fallback: "24",
    meaning: "Hours from one backup to the next; 0 makes none by itself.",
  },
  { name: "BACKUP_KEEP_DAILY", fallback: "7", meaning: "Of so many days the last backup is kept." },
  { name: "BACKUP_KEEP_WEEKLY", fallback: "4", meaning: "Of so many weeks the last backup is kept." },
  {
    name: "S3_URL",
    fallback: "",
    meaning:
      "Bucket of an S3-compatible service that keeps uploads instead of DATA_DIR: https://host/bucket, or https://host/bucket/folder.",
  },
  {
    name: "S3_ACCESS_KEY_ID",
    fallback: "user in S3_URL",
    meaning: "Key that may read, write, list and delete there.",
  },
  { name: "S3_SECRET_ACCESS_KEY", fallback: "password in S3_URL", meaning: "Secret of that key." },
  {
    name: "S3_REGION",
    fallback: "from Amazon's host, else us-east-1",
    meaning: "Region that requests are signed for; other services say theirs in their manual.",
  },
  {
    name: "S3_PATH_STYLE",
    fallback: "0 at Amazon, else 1",
    meaning: "1 when the bucket is part of the path, 0 when it is part of the host name.",
  },
  {
    name: "SMTP_URL",
    fallback: "",
    meaning: "Mail server, smtp:// or smtps://. Without it mails are kept and read at /admin/mail.",
  },
  { name: "MAIL_FROM", fallback: "ItsShowTime <no-reply@localhost>", meaning: "Sender of all mails." },
  { name: "MAIL_TO", fallback: "", meaning: "Where staff get mails about orders and enquiries." },
  {
    name: "STRIPE_SECRET_KEY",
    fallback: "",
    meaning:
      "Key of the Stripe account that is paid. Without it orders are paid on a test page of this site; in production at a public `ORIGIN` the shop then sells on invoice only.",
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    fallback: "",
    meaning: "Secret of Stripe's webhook endpoint `/api/webhooks/stripe`; needed in production.",
  },
  {
    name: "STRIPE_ALLOW_TEST_KEY",
    fallback: "0",
    meaning: "1 lets a production site run on a Stripe test key, with which no money moves.",
  },
  {
    name: "STRIPE_API_BASE",
    fallback: "",
    meaning: "Address of a stand-in for Stripe's API; only for tests, never with a live key.",
  },
  {
    name: "ADMIN_EMAIL",
    fallback: "admin@localhost.localdomain",
    meaning: "First admin's address, used at first start.",
  },
  {
    name: "ADMIN_PASSWORD",
    fallback: "",
    meaning: "First admin's password. Without it one is made up and printed once.",
  },
  {
    name: "SAMPLE_DATA",
    fallback: "1, or 0 with DATABASE_URL",
    meaning: "1 loads the sample catalogue and content into an empty database at first start.",
  },
  {
    name: "EXTERNAL_SHOP_URL",
    fallback: "",
    meaning:
      "https address shown in a frame at /shop instead of the shop's own front. Default of the setting.",
  },
  {
    name: "IMPORT_PICTURE_HOSTS",
    fallback: "",
    meaning:
      "Private hosts that an import may fetch pictures from, like localhost:8080; only with `npm run dev`, refused everywhere else.",
  },
  {
    name: "WEBHOOK_HOSTS",
    fallback: "",
    meaning:
      "Private hosts that webhooks may be sent to, like localhost:8080; only with `npm run dev`, refused everywhere else.",
  },
  {
    name: "TRUST_PROXY",
    fallback: "0",
    meaning: "Number of proxies in front whose X-Forwarded-For is believed.",
  },
  {
    name: "SECRET",
    fallback: "made at first start, kept in the database",
    meaning: "Key that signs cookies, 32 characters or more.",
  },
  {
    name: "METRICS_TOKEN",
    fallback: "",
    meaning:
      "Lets clients that send it as a bearer token read /metrics; 16 characters or more. Without it there is no /metrics.",
  },
  { name: "LOG_LEVEL", fallback: "info", meaning: "fatal, error, warn, info, debug or silent." },
];
