import { type Chapter, heading, listBlock, pictureBlock, steps, textBlock, tip } from "./help.ts";

export const PRODUCT_CHAPTERS: readonly Chapter[] = [
  {
    slug: "import",
    blocks: [
      textBlock(
        "Your whole catalogue comes over in one file, and nothing is written until you have seen what will happen. If you do not like the result, one button takes it all back.",
      ),
      heading("Get the file"),
      textBlock(
        "In WordPress open **Products → All Products → Export**, leave everything as it is, and press **Generate CSV**. You need no plugin. Files that were opened in Excel work too; if Excel has damaged numbers or letters, the check will tell you.",
      ),
      heading("Look first"),
      steps(
        "Open [Import](/admin/import) and press **Start with a file**. Choose it, and press **Upload and review**.",
        "Check what the columns mean. Those that WooCommerce names are known; say what the others are, or leave them out.",
        "Answer the questions. *Do the prices include VAT?* shows you real products both ways, so you will see which is right. *What does a blank cell mean?* is nearly always **Keep what the shop has**.",
        "Press **Check without writing**. You may leave the page; the work goes on.",
        "Read the result: how many products are new, changed or left out, which categories will be made, and every single value that changes.",
      ),
      pictureBlock("import-check"),
      textBlock(
        "New products whose **Published** cell is blank come in as drafts, as in WooCommerce itself. A file without that column publishes all of them.",
      ),
      heading("Then import"),
      steps(
        "Press **Import now**. You can watch, or do something else.",
        "When it is done, look at the report. Rows that were left out come as a file of their own, **Only the rows left out, to correct**: it says for each what is wrong and in which column. Correct the cells, and import that file like any other; only those rows are read.",
        "Pictures come afterwards, in the background. Those that could not be fetched are counted by reason and listed. Add them by hand, single ones or the whole uploads folder of the old shop: each file finds its products by its name.",
      ),
      pictureBlock("import-start"),
      tip(
        "Importing the same file twice changes nothing, so you cannot make doubles. And **Undo this import** puts everything back, except what somebody has changed since.",
      ),
      textBlock(
        "The other way works as well: **All products as a CSV file** takes the catalogue out in the same format, for a spreadsheet or another shop.",
      ),
    ],
  },
  {
    slug: "prices",
    blocks: [
      heading("One price"),
      textBlock(
        "In [Products](/admin/products) find the product and type the new price right in the list. Enter stores it, and its border turns green; Esc undoes what you typed. The arrow keys go up and down, so a column of prices is quickly done. SKU, sale price and stock work the same way. A price of 0.00 is stored only after a yes, here and on the product’s page.",
      ),
      pictureBlock("products"),
      heading("Many at once"),
      steps(
        "Narrow the list to what you mean: a brand, a category, or a search.",
        "Tick the products, or the box in the heading for all of the page. A second tick then takes in all that match, on the other pages as well, up to 2,000 products at once.",
        "Below, choose **Change prices by percent**, enter +5 or -10, and press **Continue**.",
        "You see what will happen before it does. Afterwards **Undo** takes it back.",
      ),
      heading("A sale"),
      textBlock(
        "Enter the lower price as **Sale price** on the [product’s page](/admin/help/product), with a first and a last day if it is to begin and end by itself. The shop then shows the lowest price of the last 30 days beside it, as the law asks; you need not look it up.",
      ),
      tip(
        "All prices include VAT. An empty price means *price on request*: the product shows, with a way to ask instead of a way to buy.",
      ),
    ],
  },
  {
    slug: "price-lists",
    blocks: [
      textBlock(
        "[Price lists](/admin/price-lists) give trade customers prices of their own: a percentage off everything or by category, or own prices by SKU. They are for customers with an account.",
      ),
      steps(
        "Press **New price list** and enter its **Name**.",
        "Enter a percentage, percentages by category, or own prices: one SKU and price a line. **Add a product** finds the SKU, and two columns of a spreadsheet can be pasted.",
        "Press **Save**. Then open the customer, choose the list under **Price list** and press **Save**.",
      ),
      listBlock(
        "The own price counts first, then the percentage of the nearest category, then that off everything. Percentages are off the regular price. A sale price that is lower wins.",
        "The customer sees these prices in the shop, the cart and at the checkout once logged in, and staff see and propose them in draft orders and when they edit an order of the account. Sorting and price filters in the shop go by these prices too.",
        "A list that is paused or deleted gives its customers the catalogue’s prices back. Who has a checkout open sees the new total before ordering; orders keep their prices.",
        "Discount codes leave these prices alone unless the code says **Also on price-list prices**.",
      ),
    ],
  },
  {
    slug: "product",
    blocks: [
      textBlock(
        "Press **New product** in [Products](/admin/products), or open one to change it. The form goes from what visitors read at the top to what only you need at the bottom. A name is enough to save a draft; come back for the rest.",
      ),
      pictureBlock("product"),
      listBlock(
        "**Texts**: English and Irish side by side. Where the Irish is empty, Irish pages show the English.",
        "**Price**: with VAT. Leave it empty for *price on request*.",
        "**Where it belongs**: tick its categories; the first is the one its page names.",
        "**Pictures**: drag them into order. The first is the one lists show. A variation may have a picture of its own, which comes first where that variation is chosen.",
        "**Stock**: counted, or simply in stock. Every change is written in the **stock history** with the person and the reason. Enter -2 to take two away, +3 to add three, =12 after counting the shelf; without a sign only with *Counted*.",
        "**Attributes and variations**: sizes, lengths, colours. Tick **Used for variations** and give each variation its own price, SKU and stock.",
        "**Featured** and **Position**: lists show one product of each department in turn. Within a department featured products come first, those with the lowest position before the others, then the rest by position and name. Visitors who choose another order get that.",
        "**Compliance**: manufacturer, warnings, environmental cost. Most of it comes from [the brand](/admin/help/makers) by itself.",
      ),
      heading("Showing it to visitors"),
      textBlock(
        "**Preview** shows the page as visitors will see it, in either language. **Save and publish** saves what you typed and puts the product into the shop; **Save and take offline** removes it. If something the law asks for is missing, the page says what, and nothing is published by mistake. **View in shop** opens the page of a published product. A change of the stock leaves what you typed in the form, marked as **Unsaved changes**.",
      ),
      heading("Preparing a change of a published product"),
      steps(
        "Change what you want on the page of the product and press **Save as draft**. The public page stays as it is. **Save** beside it goes live at once.",
        "The product is marked *Changed* in [Products](/admin/products?state=changed), and its page opens with the draft: who saved it, when, and in which fields it differs. All staff share the one draft; **Save draft** keeps more changes in it.",
        "**Preview** shows the page with the draft.",
        "**Publish changes** makes the draft the published version. What is missing or wrong is named first. **Discard draft** deletes it after a question. **Save and take offline** and **Publish changes and generate variations** take the draft over too, and the page then says so.",
      ),
      textBlock(
        "What others have changed in the published product meanwhile stays. Where both changed the same field, publishing shows both versions first and stores nothing. Texts, prices and the choice of pictures wait in the draft; a change in the stock history or in the product list applies at once.",
      ),
      tip(
        "Two people may work on one product. The one who saves second is shown what the other changed, and chooses. If your connection drops, what you typed is kept in the browser and offered again.",
      ),
    ],
  },
  {
    slug: "categories",
    blocks: [
      textBlock(
        "[Categories](/admin/categories) are the departments of the shop. They form a tree: a category may have others below it, and a visitor who opens the upper one sees the products of all of them.",
      ),
      pictureBlock("categories"),
      listBlock(
        "Type a part of a name above the tree and press Enter: the tree then shows the categories with that name, in either language, and those above them. To move categories by their arrows or by dragging, empty the search first.",
        "Open a category to rename it in either language, or to choose its **Parent category**.",
        "**Text** and **Picture** are shown above its products in the shop. The picture is shown above its products only with a text; the shop’s front shows it in either case. Describe the picture in the media library, in both languages.",
        "**Hidden, with its products** takes a whole department out of the shop without touching a product.",
        "**Merge and delete this one** moves its products to another category first. Use it when an import has brought *Cable* and *Cables*.",
      ),
      tip(
        "Changing the **URL slug** of a category changes its link. The old one leads on to the new one, and so does that of a category that was merged into another.",
      ),
    ],
  },
  {
    slug: "makers",
    blocks: [
      textBlock(
        "Since December 2024 every product sold to consumers must name its manufacturer, with a postal and an electronic address, and somebody in the EU who answers for it when the manufacturer sits elsewhere. You enter that once for each brand.",
      ),
      steps(
        "Open [Brands](/admin/brands) and press **Details missing**.",
        "Open a brand. Enter **Manufacturer’s name**, **Postal address** and **Email or web address**; you find them on the manufacturer’s own site, usually under *Contact* or *Imprint*.",
        "If the manufacturer sits outside the EU, tick it and name the **Responsible person in the EU**. The importer’s invoice or the box usually says who that is.",
        "Save. Every product of the brand has it from now on.",
      ),
      pictureBlock("brands"),
      textBlock(
        "A single product may differ: enter its own manufacturer on [its page](/admin/help/product). The list of [products that still lack details](/admin/brands/missing) shows what remains.",
      ),
      textBlock(
        "**Fill in for all products** does more than saving: it says how many products change, offers to replace the other details that some products name themselves, and can be undone.",
      ),
      heading("A brand that is missing or misspelt"),
      textBlock(
        "Enter **Brand name** below the list of brands and press **Add brand**; then enter its manufacturer. On the page of a brand **Rename** changes its name on all its products. Imports find a brand by its name, so change it in your file as well.",
      ),
      heading("A brand too many"),
      textBlock(
        "Two spellings of one brand: open the wrong one, press **Delete this brand**, and choose the right one. Its products move there in the same step. This cannot be undone.",
      ),
      heading("Environmental cost"),
      textBlock(
        "Electrical equipment may show the visible environmental management cost. Set it for a whole category under [Environmental cost by category](/admin/brands/categories), and for single products where they differ.",
      ),
    ],
  },
  {
    slug: "attributes",
    blocks: [
      textBlock(
        "Products carry words such as *Length*, *Colour* or *Black*. They come in English with the import. [Attribute translations](/admin/attributes) lists each word once, with the number of products that use it; write the Irish beside it and save, and every product page has it.",
      ),
      pictureBlock("attributes"),
      tip("Show **Only what is missing** and begin at the top: the words that most products use come first."),
    ],
  },
];
