const MB = 1_000_000;
const DEFAULT_LIMIT = 1 * MB;
/** An import file may have 20 MB, sitemaps together too; the form or JSON wrapping is the rest. */
const IMPORT_LIMIT = 21 * MB;
/** Five files of 5 MB each and the fields around them. */
const FILES_LIMIT = 26 * MB;
const FILES_PATH = /^\/(?:ga\/)?(?:equipment-servicing|shop\/request)(?:\.data)?\/?$/;
/** Four pictures of 15 MB; a page with a script sends them one by one. */
const MEDIA_LIMIT = 61 * MB;
const MEDIA_PATH = /^\/admin\/(?:media(?:\/[\w-]+)?|import\/[\da-f-]{36})(?:\.data)?\/?$/;
const IMPORT_PATH =
  /^\/(?:admin\/(?:import(?:\/new)?|redirects\/coverage)|api\/import-csv-products)(?:\.data)?\/?$/;

/** The most bytes a request body may have. */
export function bodyLimit(pathname: string): number {
  if (FILES_PATH.test(pathname)) return FILES_LIMIT;
  if (MEDIA_PATH.test(pathname)) return MEDIA_LIMIT;
  return IMPORT_PATH.test(pathname) ? IMPORT_LIMIT : DEFAULT_LIMIT;
}

export interface LimitedBody {
  readonly body: ReadableStream<Uint8Array>;
  /** True once more bytes came than allowed; the stream has failed then. */
  readonly exceeded: () => boolean;
}

/** Counts the bytes of a body on their way and stops at the limit, whatever Content-Length promised. */
export function limitBody(body: ReadableStream<Uint8Array>, limit: number): LimitedBody {
  let size = 0;
  let exceeded = false;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) {
        exceeded = true;
        controller.error(new Error(`The request body has more than ${limit} bytes`));
      } else {
        controller.enqueue(chunk);
      }
    },
  });
  return { body: body.pipeThrough(counter), exceeded: () => exceeded };
}
