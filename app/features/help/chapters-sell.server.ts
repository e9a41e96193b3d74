import { type Chapter, heading, listBlock, pictureBlock, steps, textBlock, tip } from "./help.ts";

export const SELL_CHAPTERS: readonly Chapter[] = [
  {
    slug: "orders",
    blocks: [
      textBlock(
        "A paid order waits in [Orders](/admin/orders) until somebody hands the goods over. Open it and you see the whole story: what was bought, where it goes, how it was paid, and which mails the customer has had.",
      ),
      pictureBlock("orders"),
      heading("When it is to be collected"),
      steps(
        "Print the **Packing sheet (PDF)** and put the goods together.",
        "Press **Ready for collection**. Ten minutes later the customer gets a mail with your address and opening hours; until then **Undo ready for collection** takes it back, and no mail goes.",
        "When they have been, press **Mark as collected**. For ten minutes **Undo collection** takes that back.",
      ),
      heading("When it is to be sent"),
      steps(
        "Pack it with the **Packing sheet (PDF)**.",
        "Enter the **Carrier**, and the tracking number and link if you have them.",
        "Press **Mark as dispatched**. Ten minutes later the customer gets a mail in which they can follow the parcel; until then **Undo dispatch** takes it back, and no mail goes.",
        "A tracking number that comes later goes under **Add or change the tracking**. Tick **Tell the customer by mail** if they are to know.",
        "Once it has arrived, press **Mark as delivered**.",
      ),
      heading("When not everything leaves at once"),
      steps(
        "Open **Dispatch a part** and enter how many of each item go into this parcel.",
        "Press **Mark as dispatched**. The mail of the parcel says what is in it and what is still to come.",
        "The order stays *Partly dispatched* until nothing is left. What you refund of goods that are still here need not be sent any more.",
      ),
      heading("Many orders at once"),
      textBlock(
        "Tick orders in the list: **Print packing lists** and **Print labels** open everything in one file or page, **Mark as dispatched** sends each with all that is left. The list then says which orders were not changed and why, and **Undo** takes the others back.",
      ),
      pictureBlock("order"),
      heading("When somebody pays by transfer"),
      textBlock(
        "Orders on invoice wait until the money arrives. When one is placed, you get a notification, and the address for staff a mail that says until when the stock is held. When the money is on your bank statement, open the order, enter the day under **Received on**, **How it was paid** and the **Reference on the bank statement**, and press **Mark as paid**. From then on it is an order like any other.",
      ),
      textBlock(
        "What you refund of such money, or of money paid at the counter, you send back yourself. [Refunds to transfer](/admin/orders?state=to-transfer) lists it with its sum, and Home and the notifications tell you of it. When it is sent, press **Mark as transferred** in the order.",
      ),
      tip(
        "An order marked *needs attention* is one where something did not fit, such as a payment that came twice. The order says what it is and offers the buttons that put it right; **Dealt with** takes the mark away.",
      ),
      textBlock(
        "To find an old order, press **Ctrl K** and type its number, or search the list by name or email. What the list shows can be taken along with **Export CSV**.",
      ),
    ],
  },
  {
    slug: "draft-orders",
    blocks: [
      textBlock(
        "Somebody rings, or is at the counter: [New order](/admin/orders/new) takes the order. It is also under **Ctrl K**, and as **New order** on an enquiry, a quote and a customer’s page, with their particulars filled in. A saved order is a draft in [Draft orders](/admin/orders/drafts). A draft holds no stock and is no order yet.",
      ),
      steps(
        "Type three letters under **Find a customer**, or fill in the fields for a new one.",
        "Add products by part number or name. **Free line** is for what the catalogue does not have: name, price and VAT rate.",
        "Leave **Price** empty for the catalogue’s price. A price or a discount by hand needs a reason; a discount is a sum or a percentage.",
        "Choose collection or delivery. The price of delivery follows the weight; another one goes under **Delivery price by hand**.",
        "Press **Save draft**. The total is what the server works out, also while you type.",
      ),
      heading("Send a payment link"),
      textBlock(
        "**Send payment link** asks once more and mails the customer a page with the order and the button that orders and pays. The prices hold for the days in [Settings](/admin/settings/trade). The link can be used once. Saving the draft again, a new link or **Cancel draft** ends an earlier link; its page says so.",
      ),
      heading("Paid by transfer or on invoice"),
      textBlock(
        "**Place order, paid by transfer** makes the order at once: the pro-forma goes out and the goods are held for the days to pay. When the money arrives, press **Mark as paid** in the order.",
      ),
      heading("Paid at the counter"),
      textBlock(
        "**Place order, paid at the counter** takes cash, or a card with the number on the terminal’s slip. The order is paid and has its invoice at once. It has no right to withdraw. What is missing is listed above the buttons, each with the way to its field.",
      ),
      heading("Edit a paid order"),
      textBlock(
        "**Edit order** in a paid order raises, lowers and removes lines, and adds products or free lines. **Difference** shows what is charged or refunded before anything is done; **Update order** does all of it at once. Removed pieces come back into stock and are refunded at what was paid for them, with a credit note. What is added becomes an order of its own with its invoice. One pays for the other: only the difference is asked of the customer by mail, or goes back to them. If they do not pay it in time, the added order ends and the whole refund is paid out.",
      ),
      textBlock(
        "Pieces that were dispatched or collected stay: refund them when they come back. Delivery stays as it was paid unless you refund it or enter a price for what is added.",
      ),
      heading("Add to an order"),
      textBlock(
        "**Add to this order** in a paid order begins a draft for the same customer. It becomes an order with its own number and invoice, and each of the two names the other.",
      ),
      tip(
        "Two people on one draft: the second save is refused and shows what differs. Nothing that was typed is lost.",
      ),
    ],
  },
  {
    slug: "packing",
    blocks: [
      textBlock(
        "[Packing](/admin/packing) lists the paid orders whose goods are still here, the longest waiting first. It shows what to pack, for whom and where it goes, and no price: it is made for people whose role is **Store**.",
      ),
      steps(
        "Open an order and press **Packing sheet (PDF)**.",
        "Press **Start packing**, so that no one else begins with it. For a collection press **Ready for collection** at the end; the customer gets a mail ten minutes later.",
        "For a delivery print the **Address label**, enter carrier and tracking number and press **Mark as dispatched**. **Dispatch a part** is for what does not leave yet.",
      ),
      tip(
        "An order on hold says why. It leaves only with a reason: ask somebody of sales first. What was pressed by mistake can be undone for ten minutes: *Dispatched*, *Ready for collection* and *Collected*. The mail waits as long.",
      ),
    ],
  },
  {
    slug: "stock-count",
    blocks: [
      textBlock(
        "[Stock count](/admin/stock) lists what is counted, each with its picture, SKU and count, and no price. It works on a phone and is made for people whose role is **Store**.",
      ),
      steps(
        "Search by name or SKU, or go down the list.",
        "Count the pieces that are for sale. *In orders* says how many more lie there for orders that have not left; leave those out.",
        "Enter the **New count**, choose a **Reason** if it is not *Counted*, and press **Save count**. **Undo** beside it takes your count back.",
        "Under **Hire** count the pieces on the shelf. Those that are out, prepared, in repair or missing are added by themselves. Numbered units are not there: they are in [Units](/admin/hire/units).",
      ),
      tip(
        "When an order or a colleague changes the count while you count, nothing is stored and the list shows the new one. Every count is in the stock history of the product and in the activity log.",
      ),
    ],
  },
  {
    slug: "customers",
    blocks: [
      textBlock(
        "[Customers](/admin/customers) lists everybody who bought, asked or hired, with an account or as a guest. Guests with the same email address are one customer, and an account has all its orders. You need not add any: the first order, enquiry or quote does it.",
      ),
      heading("Somebody rings"),
      steps(
        "Press **Ctrl K** and type the number they ring from, in any form, or their name, company or email address.",
        "Open the customer: orders, quotes, hires, enquiries, withdrawals and mails are on one page, with what was paid and given back.",
        "Write what was said under **Timeline**, here or on the page of an order, a quote or a hire. Only staff see comments; you can change your own for 24 hours.",
      ),
      heading("Keep the list useful"),
      listBlock(
        "**Edit customer** changes name, company, phone, **tags** and the note. From then on new orders no longer change the contact details.",
        "The filters of the list find accounts, guests, trade customers, a tag, or who has an open order. **Export CSV** takes along what the list shows.",
        "Whether somebody may pay by invoice is decided on the page of the account: **Account and pay by invoice**.",
      ),
      heading("One person, two addresses"),
      textBlock(
        "Open the customer that stays, press **Merge another customer into this one** and type the other address. All that came under it belongs to this customer from then on; orders and invoices themselves do not change. **Part again** takes it back.",
      ),
      heading("When somebody asks for their data"),
      textBlock(
        "**Export personal data** gives a file with everything that is stored. **Erase personal data** deletes what may be deleted; paid orders, invoices and accepted hires stay as long as the law asks. Make sure first that it is the person who asks.",
      ),
      tip(
        "Orders can be assigned, too: open one and press **Assign to me**, then choose **Assigned to me** above [Orders](/admin/orders). Tick several there to assign them together; **Undo** takes that back.",
      ),
    ],
  },
  {
    slug: "refund",
    blocks: [
      textBlock(
        "A refund goes back the way the money came. Each one makes a credit note and a mail to the customer, so you have no paperwork to do.",
      ),
      steps(
        "Find the order: **Ctrl K** and its number, or search [Orders](/admin/orders) for the customer’s name or email.",
        "Go down to **Refund**.",
        "For some items: enter how many under **Refund these items**. Leave the tick at what you can sell again, so that it goes back in stock, and tick **Delivery too** if you give that back.",
        "For an order that is cancelled before its goods leave: **Cancel order and refund** does all of it in one step.",
        "For everything that is left: **Refund everything**. For any other amount, such as a goodwill gesture: **Refund an amount**.",
        "Enter the reason. It is on the credit note and in the mail, so write it for the customer.",
        "Press the button. You are asked once more, with the sum and who gets it; press **Refund** with the sum. The refund appears in the order’s list with its status.",
      ),
      pictureBlock("refund"),
      heading("What the statuses mean"),
      listBlock(
        "**waiting for the provider** and **on its way**: nothing for you to do. Cards take some days until the customer sees it.",
        "**refunded**: done.",
        "**refund failed**: the card is closed, for example. Press **Try again**, or transfer the money and press **Paid by hand**.",
      ),
      tip(
        "You cannot give back more than was paid: the form stops you. And if a colleague has refunded the same order while you were typing, you are told and nothing happens twice.",
      ),
    ],
  },
  {
    slug: "withdrawals",
    blocks: [
      textBlock(
        "Consumers may withdraw from an order within 14 days of receiving it, without a reason. They do it on the site; the statement arrives in [Withdrawals](/admin/withdrawals), and they get a receipt at once. You have 14 days from then to refund them, and the page shows the last day.",
      ),
      pictureBlock("withdrawals"),
      steps(
        "Read the statement. If it names no order that fits, enter the number under **Order it belongs to** and press **Link**.",
        "Open the order and press **Refund**: what they withdrew from is filled in already, with the standard delivery where the whole order goes back.",
        "You may wait for the goods, or for proof that they were sent, but not past the day shown.",
        "The refund settles the statement once the money has gone: at once for cards, and with **Mark as transferred** where you transfer it yourself. If it comes back, the statement is open again. **Refund made** in the list is for money that you gave back in another way.",
      ),
      textBlock(
        "Press **Reject** only when the law is on your side, for example when the statement came after the period, the buyer is a company or the list says **Sold at the counter**. Write the reason in a sentence you would be glad to read yourself; the customer sees it.",
      ),
      tip(
        "The 14 days begin when the customer has the goods. If you know the day, note it on the order’s page; otherwise the site counts from what it knows. What was sold at the counter has no such days.",
      ),
    ],
  },
  {
    slug: "discounts",
    blocks: [
      textBlock(
        "[Discount codes](/admin/discounts) lists every code with its uses and the sum given for it. Customers enter a code at the checkout, in capitals or small letters, and see the new total before they order.",
      ),
      steps(
        "Press **New discount code** and enter the **Code**.",
        "Choose **A percentage** or **A sum**, and enter it.",
        "Choose what it is for: the whole order, products of some categories, or some products by their SKUs. A category holds those below it, and a product its variations.",
        "Set the conditions: first and last day, the least that the products cost, uses in all and per customer, or a first order only.",
        "Press **Save**.",
      ),
      listBlock(
        "Products on sale and the delivery price are discounted only where the code says so.",
        "The sum is shared over the products it is for. Invoices, refunds and VAT follow what was paid for each.",
        "An order counts as a use when it is placed. One that expires or is cancelled unpaid gives its use back.",
        "To stop a code, take away **Active**. Orders that were placed keep their discount.",
      ),
      textBlock(
        "[Discounts](/admin/reports/discounts) in Reports shows what each code came to in a range of days.",
      ),
    ],
  },
  {
    slug: "reports",
    blocks: [
      textBlock(
        "[Reports](/admin/reports) show what was invoiced and what was given back. Every figure is a sum of invoices and credit notes, so it agrees with the documents to the cent. All but VAT go by their date of issue. A security deposit is no sale and is in none of them.",
      ),
      listBlock(
        "**Sales**: any range of days, by day, week or month, beside the range before it.",
        "**Best sellers**: by product, category, brand or customer. Payments of hires, delivery and refunds for no line in particular have rows of their own.",
        "**Hire**: what the fleet earns and how much of it is out; see [What the fleet earns](/admin/help/hire-figures).",
        "**VAT**: each two-month period by rate. **T1** is the VAT on your sales, **E1** what went to businesses in the EU without VAT. Add what you invoice outside this site. An invoice counts in the period in which it was paid, a bank transfer from the day it was received, also where you enter it later.",
        "**Stock value**: the counted stock at today’s selling prices without VAT. What goods cost you is not recorded.",
        "**Carts and enquiries**: checkouts that became no order, and how fast you answered.",
      ),
      heading("For your accountant"),
      steps(
        "Ask for the account and tax codes of your program and enter them once under [Accounting](/admin/settings/accounting).",
        "Open [Accounting files](/admin/reports/accounting) and choose the days.",
        "Download the file: the **sales day book** for people, **Xero** or **Sage 50** for a program. Each has one row for each VAT rate of each document.",
      ),
      tip(
        "Choose whole months, and import each of them once. The programs take the document’s number for what tells sales apart, so a file imported twice is noticed.",
      ),
    ],
  },
];
