import { type Chapter, heading, listBlock, pictureBlock, steps, textBlock, tip } from "./help.ts";

export const BEGIN_CHAPTERS: readonly Chapter[] = [
  {
    slug: "first-hour",
    blocks: [
      textBlock(
        "The back office has one page for each kind of work, and the dark list on the left names them all. On a phone that list folds into a line at the top. You need not learn it by heart: [Home](/admin) tells you each morning what is waiting.",
      ),
      pictureBlock("today"),
      heading("What Home shows"),
      listBlock(
        "**Enquiries to answer**, the most urgent first. Each has a clock that runs only while you are open.",
        "**Orders to fulfil**: paid ones that must go out, and any that are in trouble.",
        "**Running low**: products with few pieces left.",
        "**System status**: mails that could not be sent, errors that visitors met, how the last import went.",
        "**Before launch**: what is still to do until the site can open. The list goes away by itself.",
      ),
      heading("Getting about quickly"),
      textBlock(
        "Press **Ctrl K** (on a Mac **⌘ K**) anywhere and type a few letters: an order number, a customer, a product, or the name of a page. Arrow keys and Enter take you there. It is the fastest way to everything.",
      ),
      pictureBlock("palette"),
      textBlock(
        "In lists, **j** and **k** walk from row to row and **e** opens the one you are on; **/** jumps to the search box. Press **?** to see what else the page you are on can do. If you dictate, or if the letters get in your way, switch **Keyboard shortcuts** off at the bottom left.",
      ),
      heading("Your own views of a list"),
      textBlock(
        "Above every list are its [saved views](/admin/views). Choose filters, press **Save view** and give them a name: from then on they are one press away. **Open the list with it** makes the view the one you begin with, and **All** shows everything. Sales and admins can share a view with everybody. Under **Columns**, **Keep for me** keeps the columns you ticked.",
      ),
      heading("The bell"),
      textBlock(
        "The bell in the bar counts [notifications](/admin/notifications) you have not read: new orders, orders on invoice that await a transfer, new enquiries and those near their limit, quotes that were accepted, refused or declined, requests of customers about quotes and hires, mails that failed, shortages and imports that ended. You see only what your role may open, and choose there which ones you get.",
      ),
      tip(
        "Nothing you do here is lost by accident. Forms keep what you typed when something is wrong, deleted entries can be brought back for 30 days, and [the activity log](/admin/audit) knows who changed what.",
      ),
    ],
  },
  {
    slug: "go-live",
    blocks: [
      textBlock(
        "The site starts full of examples, so that you can see what goes where. Before customers come, the examples must go and the facts must be yours. At the foot of [Home](/admin) is the list **Before launch**; it counts what is left and links to the page where each thing is done.",
      ),
      pictureBlock("launch"),
      steps(
        "Fill in your **company particulars** in [Settings](/admin/settings/company): registered name, company number, VAT and WEEE numbers. The law requires them on the site, and invoices print them.",
        "[Replace the sample content](/admin/help/sample): pictures, productions, team, partner brands.",
        "[Import your products](/admin/help/import), and press **Delete all samples** in [Products](/admin/products?sample=1). Categories and brands that held samples alone go with them.",
        "[Fill in the manufacturers’ details](/admin/help/makers), or keep products without them as drafts.",
        "Have a solicitor read the legal pages, and tick them off in [Content](/admin/content).",
        "[Redirect your old addresses](/admin/help/old-addresses) if this site takes the place of another.",
        "Ask the person who runs the server for the rest: live payments, a mail server, the public address, and [a backup](/admin/help/backup). The list names the variable for each.",
      ),
      tip(
        "Place one real order yourself on the last day, pay it, and refund it. It is the best test there is, and it takes five minutes.",
      ),
    ],
  },
];
