import { type Chapter, heading, listBlock, pictureBlock, steps, textBlock, tip } from "./help.ts";

export const ANSWER_CHAPTERS: readonly Chapter[] = [
  {
    slug: "enquiry",
    blocks: [
      textBlock(
        "You promise an answer within 24 hours. The clock in [Enquiries](/admin/enquiries) runs only while you are open, so a question that comes on Friday night is not late on Monday morning. The most urgent is first.",
      ),
      pictureBlock("enquiries"),
      steps(
        "Open the first one. Press **Assign to me**, so that no one answers twice.",
        "Read what they wrote. Kit they asked for is matched with your catalogue, their files are listed below, and earlier enquiries and orders of the same person are at the side.",
        "Write under **Your answer**. **Insert a text** puts a ready-made text in, which you then make your own. **Subject** is filled in; keep it where you can, so that mail programs keep the conversation together. Choose an estimate or a photo under **Photos or PDF files**, five at most.",
        "Check the **Email language**: it is the language they wrote in.",
        "Press **Send the answer**. Their own words are added below yours, the clock stops, and the enquiry is answered.",
      ),
      pictureBlock("enquiry"),
      heading("Keeping order"),
      listBlock(
        "Waiting for something? Press *Mark as waiting*. It leaves the list of those to answer.",
        "An **internal note** is seen by staff alone.",
        "Spam goes with *Mark as spam*; **Not spam** brings it back.",
        "A wrong click? **Undo** is there right afterwards.",
      ),
      tip(
        "When you answer by phone, write a note on what was said and mark it as answered. The next colleague will thank you.",
      ),
      textBlock(
        "When you are open is set in Settings under [Working hours and closing days](/admin/enquiries/hours), with public holidays and closing days; a range is typed as 2026-08-03 – 2026-08-14.",
      ),
    ],
  },
  {
    slug: "mail",
    blocks: [
      textBlock(
        "Every mail that the site sends is listed in [Mail](/admin/mail): confirmations, invoices, your answers. A mail server that is away for an hour does no harm; the site tries again by itself for a whole day.",
      ),
      pictureBlock("mail"),
      steps(
        "Choose **Failed** to see what was given up.",
        "Open a mail and read **Last error**. *User unknown* means the address was mistyped: call the customer, or correct the address on the order.",
        "Press **Send again** when the reason is gone.",
      ),
      tip(
        "All mails say **Not sent (no mail server)**? Then the site has no mail server yet. You can read everything, but no one else can: the person who runs the server must set SMTP_URL.",
      ),
    ],
  },
];

export const SITE_CHAPTERS: readonly Chapter[] = [
  {
    slug: "sample",
    blocks: [
      textBlock(
        "Productions, projects, client logos, partner brands, the team: each is a list in [Content](/admin/content), and each began with examples. The column **Sample content** says how many are left in each. Visitors see no mark, so replace them all.",
      ),
      pictureBlock("content"),
      steps(
        "Open a list, then an entry that is marked **Sample**.",
        "Write your own text, in English on the left and in Irish on the right.",
        "Press **Change the picture** and choose one from [Media](/admin/media), or upload one there and then.",
        "The tick at **This is still sample content** goes as soon as you change the text.",
        "Press **Save**. It is on the site at once, and **Next sample** takes you on.",
      ),
      pictureBlock("entry"),
      textBlock(
        "If you have fewer productions than there are examples, press **Select all samples** at the foot of the list and **Delete**; the page closes up around what is left, and **Undo** brings them back. **Unmark as sample** takes the mark off what fits you as it is. Drag entries, or use the arrows, to put them in order.",
      ),
      heading("Preparing a change of a published entry"),
      textBlock(
        "Press **Save as draft** in place of **Save**: visitors go on seeing what is published. The entry is marked *Changed* in its list, and its page opens with the draft: who saved it, when, and in which fields it differs. **Preview** shows it. **Publish changes** makes it what visitors see, **Discard draft** deletes it after a question. All staff share the one draft of an entry. Where the published entry was changed meanwhile in the same field, publishing shows both first.",
      ),
      heading("When only one language is there"),
      textBlock(
        "**Irish missing** means visitors of the Irish site read that text in English. **Irish out of date** means the English was changed afterwards: read both, and if the Irish still fits, tick **The Irish still fits**.",
      ),
      tip(
        "Deleted too much? At the foot of each list is what was **Deleted in the last 30 days**. And every entry keeps its earlier versions.",
      ),
    ],
  },
  {
    slug: "site-text",
    blocks: [
      textBlock(
        "What is in no list, such as headings, buttons and the sentences of a page, you change in [Site text](/admin/site-text). Search for the words as you read them on the site; the result shows on which page they are.",
      ),
      steps(
        "Open the text. Both languages are side by side, with the original below.",
        "Write what you want to say, and press **Save**. It is on the site at once.",
        "If you do not like it, **Reset to original**, or bring back any earlier version.",
      ),
      pictureBlock("site-text"),
      textBlock(
        "Words in braces such as {name} are filled in by the site. Leave them where they make sense; the form tells you if one is missing. Texts marked **Fixed** are required by law or by the specification.",
      ),
      tip("The same text may be on several pages. The editor lists them, so that you are not surprised."),
    ],
  },
  {
    slug: "pictures",
    blocks: [
      textBlock(
        "[Media](/admin/media) holds every picture of the site once, however often it is used. Drag files in, as large as your camera makes them; the site makes the small ones by itself and takes the place where it was taken out of the file.",
      ),
      pictureBlock("media"),
      listBlock(
        "**What the picture shows**: one sentence in each language, for people who cannot see it and for search engines. **Description missing** finds those without.",
        "**Point to keep in view**: click on the face or the lamp that must never be cropped away. The page shows every crop.",
        "**Replace the file** puts a better photograph in everywhere the old one is used.",
        "**Where it is used** lists the pages. A picture that is used cannot be deleted before it is taken out there.",
      ),
      tip(
        "A good picture is at least 2,000 pixels wide. Use only what you may use: your own, or with the photographer’s permission in writing.",
      ),
    ],
  },
  {
    slug: "old-addresses",
    blocks: [
      textBlock(
        "When this site takes the place of another, people still come by the old links: from Google, from bookmarks, from other sites. A redirect leads each of them to the right page here, and search engines carry your ranking over. It is an hour’s work, and worth it.",
      ),
      heading("Get the old addresses"),
      textBlock(
        "Open your old site with **/sitemap.xml** at the end of its address; in WordPress it is often /sitemap_index.xml or /wp-sitemap.xml. Save the page as a file. If it is a list of further sitemaps, save each of those. No sitemap? Any list does, one address a line, for example the pages that Google Search Console shows.",
      ),
      heading("See the coverage"),
      steps(
        "Open [Check old addresses](/admin/redirects/coverage), upload the files together, or paste the text, and press **Compare with this site**.",
        "The bar says how many addresses lead somewhere. For the others a page is proposed, with the reason.",
        "Begin with **Same address part**: these are as good as certain. Look through a few, then press **Accept all**.",
        "Go through **Perhaps the same** one by one. Tick what is right; change the target where you know better; leave the rest.",
        "Under **Without a proposal**, type where an address is to lead, or leave it out. An old news page may simply end.",
      ),
      pictureBlock("coverage"),
      textBlock(
        "Take your time: the list stays until you empty it. After [an import](/admin/help/import) press **Compare again**, and what is new in the shop is proposed. A redirect that was wrong is taken back under **Redirected**.",
      ),
      heading("Single redirects"),
      textBlock(
        "In [Redirects](/admin/redirects) you add any by hand, and see how often each was followed. A product that you rename needs none: its old address leads on by itself.",
      ),
      tip(
        "Do this before you switch your domain over, so that no visitor ever finds a closed door. Redirects work only where this site has no page of its own.",
      ),
    ],
  },
  {
    slug: "settings",
    blocks: [
      textBlock(
        "What the whole site says about you is in [Settings](/admin/settings). Each section has a page of its own; what you save shows at once. What you leave empty, the site leaves out.",
      ),
      pictureBlock("settings"),
      listBlock(
        "**Company particulars** go on invoices and into the foot of every page.",
        "**Opening hours** are what visitors read. They are words, so you can write *by appointment*.",
        "**Delivery** has zones, each with its rates by weight. A zone may be a country, or only the postcodes you name, such as the islands; where two zones cover a postcode, the longer beginning counts. Labels, mails and invoices of an order to another country name it.",
        "**Notice to visitors** puts a line at the top of every page, until the day you choose.",
        "**Trade customers**: days to pay and the bank account that invoices name. Whom you let order on invoice is chosen in [Users](/admin/users).",
        "**Product feed** has the address that Google Merchant Center reads, and says which products are left out and why.",
      ),
      textBlock(
        "The hours by which the clock of enquiries runs are separate, because enquiries may end earlier than the door closes: see [Working hours and closing days](/admin/enquiries/hours).",
      ),
    ],
  },
  {
    slug: "webhooks",
    blocks: [
      textBlock(
        "[Webhooks](/admin/settings/webhooks) tell another system, such as a stock program, of orders and products as soon as they change.",
      ),
      steps(
        "Enter the address that the other system gave you, choose the events, and press **Add webhook**.",
        "Copy the **signing secret** into the other system. It is shown this once; if it is lost, delete the webhook and add it again.",
        "Open the webhook and press **Send test event**. **Deliveries** shows what the receiver answered.",
      ),
      listBlock(
        "A message that does not arrive is sent again, after ten seconds at first and every eight hours at last.",
        "After five days without any success the webhook is disabled and you get a notification. Tick **Enabled** and save to go on.",
        "**Send again** sends a message once more, with what is true now. The log goes back 30 days.",
      ),
      heading("For the programmer of the other system"),
      listBlock(
        "Each message is a POST with the JSON fields *type*, *timestamp* (when it happened) and *data* (the order or product as it is when the message is sent). Answer with a status from 200 to 299 within ten seconds; redirects are not followed, and 410 disables the webhook.",
        "The headers *webhook-id*, *webhook-timestamp* and *webhook-signature* follow the Standard Webhooks specification: the signature is *v1,* and the Base64 of HMAC-SHA256 over id, timestamp and body joined by dots. The key is the secret after *whsec_*, decoded from Base64.",
        "A message arrives at least once, and not always in order. The same *webhook-id* is the same message: handle it once.",
        "Fields ending in *_cents* are whole euro cents including VAT, those ending in *_basis_points* hundredths of a percent, those ending in *_at* times in UTC.",
        "*order.placed*, *order.paid*, *order.cancelled*: the order with its number, state, sums and *lines*. *order.dispatched* adds *parcel* and comes when the dispatch can no longer be undone; *order.refunded* adds *refund*, of which *applied_cents* pay an order that was added to it instead of being given back.",
        "*product.created* and *product.updated*: the product with its *variations*; a change of stock is told where the stock status changes. *product.deleted*: its *id* alone.",
        "Names, addresses and notes of customers are not sent.",
      ),
    ],
  },
];

export const OPERATIONS_CHAPTERS: readonly Chapter[] = [
  {
    slug: "people",
    blocks: [
      steps(
        "Open [Users](/admin/users) and go down to **Invite somebody**.",
        "Enter name and email, choose the role, and press **Send the invitation**.",
        "They get a mail with a link, and choose a password of their own. You never know it.",
      ),
      pictureBlock("users"),
      listBlock(
        "An **Admin** can do everything you can. Give roles to people, never to a shared mailbox, so that the log tells the truth.",
        "**Sales** has orders, withdrawals, enquiries, quotes and hires, and refunds up to the limit in [Settings](/admin/settings/trade). **Store** packs and sees no prices, **Technician** keeps the hire units, **Editor** the pages and pictures. Somebody may have several: tick them under **Roles** and press **Save roles**.",
        "Ask every admin to switch on the **two-factor authentication** in their account. With it, a stolen password opens nothing.",
        "Somebody leaves? Open them and take their roles away, or **Lock the account**. They are out at once, on every device.",
        "A phone was lost? **Log out everywhere**, and **Remove the login code** so that they can set up a new one.",
      ),
      tip(
        "No one can take the admin role from themselves, and the last admin cannot lose it, so no one can lock everyone out by mistake.",
      ),
    ],
  },
  {
    slug: "searches",
    blocks: [
      textBlock(
        "[Failed searches](/admin/searches) lists what visitors typed and did not find, the most frequent first. It is the cheapest market research you will ever get.",
      ),
      pictureBlock("searches"),
      listBlock(
        "They call a thing by another name? **Add a synonym**: *parcan* then finds *PAR can*.",
        "You could sell it? There is a gap in the catalogue.",
        "Nonsense? **Take off the list**.",
      ),
    ],
  },
  {
    slug: "errors",
    blocks: [
      textBlock(
        "When something breaks, the visitor sees a page with a number. If they call you, look the number up in [Error log](/admin/errors): it says when and where it happened. Nothing that a visitor typed is kept.",
      ),
      textBlock(
        "You need not understand the rest. Send the number and what the visitor was doing to the person who looks after the program; **For a developer** holds what they need.",
      ),
      tip("One error in a week is life. The same one many times a day is worth a call."),
    ],
  },
  {
    slug: "log",
    blocks: [
      textBlock(
        "[The log](/admin/audit) writes down every change that staff make: which price, whose role, which setting, when and by whom. It cannot be edited. Narrow it by person, by kind or by day, and take it along as CSV if your accountant asks.",
      ),
      pictureBlock("log"),
    ],
  },
  {
    slug: "backup",
    blocks: [
      textBlock(
        "Everything you enter lives in two places on the server: the database, and the folder of uploads. Once a day the site puts both into one file, proves that the file can be read, and keeps those of the last days and weeks. That saves you from a mistake. It does not save you from a broken machine while the files lie on that same machine.",
      ),
      heading("What to ask for"),
      listBlock(
        "The backups in another place: the person who runs the server sets the folder with BACKUP_DIR, and it may lie on another disk or machine.",
        "A key, BACKUP_KEY, so that no one can read them. Keep it on paper in a drawer: without it there is no way back.",
        "A name and a phone number for the day on which you need one.",
      ),
      heading("Try it once"),
      steps(
        "Ask for a restore onto another machine, with **npm run restore**. It must not touch the real site.",
        "Look for the last order, the last enquiry, and a picture you uploaded yesterday.",
        "When all three are there, tick **A backup, and a restore tried** in the list on [Home](/admin).",
      ),
      tip(
        "For a copy of the catalogue alone you need no help: [All products as a CSV file](/admin/import) is one click. It is no backup, but it is a comfort before a large change.",
      ),
    ],
  },
];
