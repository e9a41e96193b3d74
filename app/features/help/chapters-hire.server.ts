import { type Chapter, heading, listBlock, steps, textBlock, tip } from "./help.ts";

export const HIRE_CHAPTERS: readonly Chapter[] = [
  {
    slug: "quotes",
    blocks: [
      textBlock(
        "[Quotes](/admin/hire/quotes) lists every offer of hire with its status. A sent hire basket becomes a draft by itself, with its lines and dates. On the page of any other enquiry press **Make a quote**: lines of its kit list that surely mean an item become items, the others wait for a price. The 24 hours run until the quote is sent.",
      ),
      steps(
        "Enter **Collection** and **Return**. Prices, availability and margin appear beside each line while you type.",
        "Type a code or a part of a name into **Add an item** and press Enter. **Custom line** is for what is not in the fleet, with **Service or charge** where nothing leaves the store; **Heading** and **Text** order the list.",
        "Tick **Optional** where the customer may choose, and **Ticked** where the option is chosen from the beginning.",
        "Press **Save draft**, then **Send to** and confirm the total. Lines of which not enough is free are named first: the customer cannot accept them unless the equipment is held. The customer gets a mail with the link.",
      ),
      heading("Keys"),
      listBlock(
        "Arrows go to the same field of another line; **Alt** with arrows moves the line.",
        "**Alt** with **Delete** removes a line; **Undo** brings it back.",
        "**Enter** goes to the item search, **Ctrl** with **Enter** saves.",
      ),
      heading("Lines of a customer’s list"),
      textBlock(
        "A line that no item was found for has **Choose an item**; a wrong one has **Choose another item** under **More**. Unless you untick it, the customer’s words are another name of the item from the next save on, and the next list finds it by them. The page of the [hire item](/admin/hire/items) lists these names with the quote that each came from; delete one in **Other names** to forget it.",
      ),
      textBlock(
        "To promise one particular unit, give it a line of one piece and enter its number under **More**, **Promised unit**. A unit that is in repair, overdue or promised elsewhere on the dates is refused.",
      ),
      heading("What is fixed and what is not"),
      textBlock(
        "A sent version never changes: later rates and settings do not touch it. To change an offer press **New version**; the customer then sees the new one and can no longer accept the old one. **Hold the equipment until it expires** keeps the gear off the shelf; without it, the gear is checked again at acceptance.",
      ),
      textBlock(
        "Once the equipment of its hire has gone out, or the hire was cancelled, a quote takes no new version: **Hire again** begins another quote with the same lines. A version that was sent before its hire was moved can no longer be accepted, unless it is for the new dates. You can take back a further version that you sent by mistake until the customer accepts it. The further versions that it replaced go with it, and a mail and the customer’s link say that the accepted version holds. Withdrawing a sent quote mails the customer, too.",
      ),
      tip(
        "When a colleague has saved the same draft, you see what is stored and what is yours; nothing that you typed is lost. Without a connection the editor stays as it is; this browser keeps what you typed.",
      ),
    ],
  },
  {
    slug: "suppliers",
    blocks: [
      textBlock(
        "[Suppliers](/admin/hire/suppliers) lists whom gear is hired from when our own is short. Open **More** of a line in [a quote](/admin/hire/quotes) to choose the supplier, and enter **Own cost** for the whole line, net of VAT.",
      ),
      textBlock(
        "The margin of the line and of the quote takes the cost away. Customers never see it. A supplier that no hire and no quote names can be deleted on its page; of any other the page lists what names it. **Archive** takes a supplier out of what is offered; it stays where it is named, and **Bring back** offers it again.",
      ),
    ],
  },
  {
    slug: "fleet",
    blocks: [
      textBlock(
        "[Hire items](/admin/hire/items) lists everything that can be hired, each with its code and its net day rate. An item is counted in bulk (clamps, cables), has numbered units (moving lights, desks), or is a kit made of other items. A kit owns nothing: it is free as often as its parts are.",
      ),
      steps(
        "Press **New item** and fill in code, names, group, kind and day rate.",
        "Write parts and accessories one a line, such as CODE*4. An accessory with a question mark at its end, CODE*1?, is only suggested; without it, it always goes along.",
        "Enter the SKU under **Product in the shop (SKU)** when the same thing is for sale: each page then leads to the other.",
        "Press **Save**. When a colleague has saved meanwhile, fields that only one of you changed are kept from both; where you both changed one, you see theirs and nothing of yours is lost.",
      ),
      heading("What is owned"),
      textBlock(
        "Every change of the count has a line with its reason in the **Ledger** of the item. When pieces go that were promised to a hire, the hire gets a shortage: the promise is never dropped in silence. **Sale stock** moves pieces between the shop and the fleet; both ledgers get their line, and promised pieces stay.",
      ),
      heading("The fleet as a file"),
      listBlock(
        "**Export CSV** gives the whole fleet; the same file imported again changes nothing.",
        "**Import CSV** takes a file or its text. **Check** says what would be new and changed, and names every row that is wrong; only **Import** stores it, all of it or nothing.",
        "Groups that the file names and that do not exist are made, not yet live. Units are added when the file owns more than there are, but never taken away.",
      ),
      tip("The sample fleet goes with **Delete the sample fleet**; what was hired stays."),
    ],
  },
  {
    slug: "warehouse",
    blocks: [
      textBlock(
        "[Warehouse](/admin/hire/warehouse) lists the hires that are to go out, are out or came back. Open one to scan for it. No price is shown, only **Unpaid** on hires of today. [Home](/admin) lists what is collected, comes back today or waits for its check, what is late with the hires that need it next, shortages, sub-hires that come or go back, and due inspections.",
      ),
      steps(
        "Choose **Prepare** and scan each label: with a scanner, with **Use the camera**, or enter the number. What has no label has a field and **All** in its row.",
        "When the customer or the van is there, press **Hand over**. What is not prepared stays under **To go out**.",
        "On its way back open **Return** and scan again. Choose **Damaged** or **Missing** first where it is so: a damaged unit goes into repair, a missing one is looked for, and its next hire gets a shortage.",
        "When everything is accounted for, press **Checked**. It asks first where something is missing; the hire’s page lets you charge it. The hire is closed on its own page once money and requests are settled.",
      ),
      heading("What a scan says"),
      listBlock(
        "High tone, green: done. Two equal tones, amber: it was so already, nothing was changed.",
        "Falling tone, dark edge: not our code. Rising tone, dotted edge: not on the list, choose what to do. Three low tones, violet: another hire has it. Long low tone, red: it may not go, because of a repair or an inspection. Any other low tone, red: refused. The sentence says why.",
        "Three short high tones: the clock of the device is wrong. Scans are counted at the right time all the same.",
        "After a damaged return press **Add a picture of the damage**. It stays on the device until it is sent, and is shown with the hire and on the page of the unit.",
        "What is not on the list is added if it is free, or taken in place of something else. Added equipment costs nothing until somebody charges it.",
        "A unit that never came back from another hire is booked in for that one with one press.",
        "The wrong condition is corrected by scanning the unit again with the right one. Counted pieces that were entered as damaged are taken back below the list, under **Entered as damaged by mistake?**, until they are repaired or the hire is closed; goods of a supplier until they are sent back.",
        "[Counted pieces in repair or missing](/admin/hire/units/counted) and goods of custom lines are listed with their hire and by item. **Repaired** or **Found again** puts them back on the shelf; **Write off** takes them out of the count for good.",
        "A case moves with everything whose page says that it lives in it.",
      ),
      heading("Without a signal"),
      textBlock(
        "Scans stay on the device until they are saved, also when the page is closed. The line above the last scans says how many wait. However late and in whatever order they arrive, each counts once.",
      ),
      tip(
        "When two devices scan one unit for two hires, the first wins and the other says which hire has it.",
      ),
    ],
  },
  {
    slug: "hire-figures",
    blocks: [
      textBlock(
        "[Hire](/admin/reports/hire) among the reports shows what the fleet earns, how much of it is out and what is missing from it, for any days beside the days before.",
      ),
      listBlock(
        "**Income** is invoices less credit notes of hires by their date of issue, net of VAT. A document is split over the lines of its hire by their prices after discounts; the waiver, the minimum, transport, crew and extra charges have rows of their own, and so has what was kept of cancelled hires. The table adds up to the documents to the cent. A kit earns as a kit.",
        "**Use** is the hours that pieces were with customers, of the hours that they were owned. It counts from the agreed collection until a piece came back, until the agreed return while that is ahead, and until now while it is late. Preparation, turnaround and repairs are not use. The parts of a kit are used with it.",
        "**Margin** is of the hires collected in these days: what they were accepted for, less sub-hires, less transport, crew and the expected cost of lines without a sub-hire. Cancelled hires are left out.",
        "**Lost to shortages** is every day on which a promised piece was short, at its day rate. Factors and discounts would make it less, so it is the most that more pieces would have brought. **Buy** is the most pieces short at one time.",
        "**Late returns** were due in these days and came later or are still out. **Quotes accepted** are those first sent in these days, of those that were accepted, declined or expired since.",
      ),
      tip(
        "**Least used** finds what stays on the shelf. **Earn the least** leaves out the parts of kits, because the kit earns for them.",
      ),
    ],
  },
  {
    slug: "units",
    blocks: [
      textBlock(
        "[Hire units](/admin/hire/units) lists every numbered piece. The search takes a number, serial, barcode, place or item, and so does **Ctrl K** anywhere. A unit's page says what it is, what keeps it off the shelf, its inspections and reported faults, and what was done with it. Who may open hires also sees its income: its share of every line that it went out for.",
      ),
      steps(
        "Open the item and press **Add units**: enter how many, or paste their serials, one a line. Each gets the next number.",
        "Press **Print labels** on the list, on an item or on a unit. The QR code opens the unit's public page, where anybody finds the manual and the current certificates and can report a fault; staff get links to the unit and the scanner. A reported fault is an enquiry, and the unit's page lists it.",
        "**Send to repair** takes a unit off the shelf, until the end that you enter or until it is **Back in service**. **Mark as missing** does the same for one not found.",
        "While it is in repair its page says since when and from which hire, and keeps the fault, the repairer, the promised day and, for those who see prices, the cost. From the day after the promised one the unit counts as free for hires; one that is late counts as in repair until the end of the next working day. When the repairer names another day, change the promised day: a hire that then has too few pieces is listed under shortages.",
        "For a unit that leaves for good press **Mark as sold** or **Mark as scrapped** under **It leaves the fleet**; the count falls by one.",
      ),
      tip("A unit that is out with a customer must come back before its status can change."),
    ],
  },
  {
    slug: "inspections",
    blocks: [
      textBlock(
        "[Inspections](/admin/hire/inspections) lists the units that the law requires to be inspected: lifting gear with a GA1 report, electrical equipment with a test under Regulation 81 (people also say LOLER and PAT). What was never inspected, failed or is overdue comes first.",
      ),
      steps(
        "Open the unit and fill in **Add inspection**: the day, who did it, the result and, for lifting gear, the safe working load. The next due day is proposed from [the settings](/admin/settings); attach the report as a PDF or a picture.",
        "After a test day tick the units in the list and record one result for all of them.",
        "A wrong entry is never changed: record it again as a correction of the wrong one. Both stay.",
      ),
      heading("What it stops"),
      listBlock(
        "Lifting gear whose report ends before the return of a hire cannot be prepared or handed over for it. There is no way around it.",
        "Electrical equipment without a valid test goes out only with a reason, which stays in the record.",
        "Upcoming hires for which too few units are inspected until their return are named above the list, on the hire and where it is prepared, before their day comes.",
      ),
      textBlock(
        "A mail to staff names what is due within the days of [the settings](/admin/settings), once, and again once a due day has passed.",
      ),
      heading("The safety pack"),
      textBlock(
        "Once units have left, the papers of a hire hold its **Safety pack**: one PDF that lists the units really dispatched with their inspections, and the stored reports behind it. The customer's page links to it. **Link for the venue’s safety officer** on the hire's page opens the same without an account, and without a price or a name. **Make a new link** or **Revoke the link** ends the former one at once. A unit that came back stays in the pack with its day; a report that cannot be merged is named with its own link.",
      ),
    ],
  },
  {
    slug: "hire-groups",
    blocks: [
      textBlock(
        "[Hire groups](/admin/hire/groups) holds what items have in common: working minutes before a collection and after a return, the factor of a half-day, and their own **Factors by charged days** where those of [the settings](/admin/settings) do not fit.",
      ),
      listBlock(
        "The price of a hire is the day rate times the factor. The first step begins at day 1; each further day adds what you enter; a longer hire never costs less.",
        "Times and buffers are working minutes of the store: evenings, weekends and holidays do not count.",
        "Minimum, damage waiver, deposits and the free first and last day are in the settings, under **Hire**.",
      ),
      heading("Live or not"),
      textBlock(
        "Until the store has counted a group in, leave it **Not live**: pages show its prices, and say that you confirm within 24 hours. Tick **Live: pages show availability** once the counts are right.",
      ),
    ],
  },
  {
    slug: "hires",
    blocks: [
      textBlock(
        "A hire begins when a customer accepts a quote: its equipment is kept at once, and the customer gets a mail. With a deposit it is reserved when that is paid; without the payment it lapses by itself, and the equipment is free again.",
      ),
      heading("Money"),
      listBlock(
        "Deposit, balance and security deposit are orders like those of the shop, with their own payment, invoice and refund. The balance is what the deposit has not carried.",
        "A security deposit gets a receipt without VAT. Give it back on the hire’s page; pay charges from it first. It is asked for no more once the equipment is back. Where a new version of the quote needs a larger one, the rest is asked for; what is given back before the collection is asked for again.",
        "**Record a payment** is for cash, a card at the counter or a bank transfer: the order of the part is paid, and its invoice says how. **Waive a payment** lets a balance or a charge go, with a reason, once the equipment has left; there is no invoice for it then.",
        "**Charge something more** is for a late return, lost or damaged equipment, or something else; reports count each by itself. The sum for a late return is filled in. Taken from the security deposit, a charge is paid at once. Where a charge for the same thing was not paid in time, the form shows its order: leave it ticked and the new charge replaces it.",
      ),
      heading("Changes"),
      steps(
        "**Other dates** moves the hire at the same price, if its equipment is free then, and tells the customer by mail. For another price or other equipment, send a new version of the quote. Of a hire that is out, only the return moves; for a longer hire, **Charge something more** then offers what it costs.",
        "A customer's request is on the hire's page: write an answer and press **Answer as done** or **Answer as refused**.",
        "**Cancel the hire** first says what is kept and what is paid back. Additions still open to withdrawal cost nothing. Extra charges are given back whole, or no longer owed. Tick **Without charge** where the company cancels.",
      ),
      textBlock(
        "[Needs attention](/admin/hire/hires?view=attention) lists hires that were paid twice, after they had lapsed, or after they were cancelled, and those with a charge that was not paid in time: record its payment, waive it, or charge it again in its place. Until then the hire cannot be closed.",
      ),
      heading("Papers"),
      listBlock(
        "**Pick list** names what to take, by place in the store, with parts of kits and accessories. Numbered units have places of their own; the place of counted pieces is in the form of the item. It has no prices.",
        "**Delivery note** and **Return note** say what really went out and came back. **Sign on screen** takes a drawn or a typed signature; a signed note never changes. When something else goes out afterwards, a further note waits for its own signature.",
        "**Manifest** lists weight, volume and current for transport; **Manifest with values** adds the replacement values.",
        "The customer finds the notes on the page of the hire.",
      ),
    ],
  },
  {
    slug: "schedule",
    blocks: [
      textBlock(
        "[Schedule](/admin/hire/board) shows time from left to right. Its rows are **Items**, with everything that keeps pieces of them off the shelf, or **Hires**, by collection. The address holds the days and the filters, so a view can be kept as a bookmark or sent to a colleague.",
      ),
      listBlock(
        "A bar is a link to its hire, quote or unit. Its pale ends are preparation and turnaround. **Legend** below the rows says what each drawing means.",
        "Below the name of an item is the most that is taken at one time of what is owned. **Short** and **Late** are marked there; **Only problems** shows no other rows.",
        "The arrow beside an item with numbered units lists them, each with the bars that name it. Kits have no row: their parts have.",
        "Closed days and holidays are grey. Every day is as wide as any other, also where clocks change.",
        "**Agenda** shows the same rows as a list, which is easier on a phone. **Print** puts every row on landscape paper.",
      ),
      heading("Move a hire"),
      steps(
        "Drag a bar to move its hire, or one end of it to make it longer or shorter. Where days are narrow it moves by days, else by hours; with **Alt** by quarter-hours.",
        "Without a mouse: go to the bar with the arrow keys and press **M**. Arrow keys left and right move it by a day, up and down by an hour, with **Shift** they move its end. **Enter** goes on, **Escape** leaves it where it was. On a touch screen press **Move hires**, then the bar.",
        "Look at what is said of the new dates, correct them if needed, and press **Move the hire**. **Undo** in the message moves it back. The customer is mailed the dates after five minutes; a hire that is moved back by then is not mailed.",
      ),
      textBlock(
        "The whole hire moves, with all its items, at the price that was accepted. Where something is not free, nothing is changed, and the lines that are short are named. A hire that was collected cannot be moved; nor can a quote, whose dates are in its draft.",
      ),
      tip(
        "When a colleague has changed the hire meanwhile, the question says so. Your dates stay in the fields: look at the new ones and send yours again. **Undo** is left out where the former dates have begun to pass, or where a customer's time to withdraw became shorter.",
      ),
      textBlock("The role *store* reads the schedule, without any price, and cannot move hires."),
    ],
  },
  {
    slug: "shortages",
    blocks: [
      textBlock(
        "[Shortages](/admin/hire/shortages) lists what was promised and is not there, the first day first. Open **Solve** in its row.",
      ),
      listBlock(
        "**Assign** says who sees to it. **Try again with our own** takes what has become free.",
        "**Promise the substitute** puts a substitute of the item in its place, at the same price. While **Tell the customer by mail** is ticked, the customer gets an email that names both items, with your message. A further version of the quote keeps it while it needs as many pieces and the substitute is free.",
        "**Take them from this hire** takes the pieces from another hire that has them on the shelf for these dates; that hire has the shortage then. The one accepted last is proposed.",
        "**Move the dates of the hire** opens the form for other dates on the hire's page; where everything is free then, the shortage ends.",
        "**Ask a supplier** writes a sub-hire down. On the hire's page **Mail the order to the supplier** sends it with the agreed cost and without your customer's name. **Confirm** closes the shortage; of gear that comes too late to be prepared, or goes back before it is checked, you are asked first, and the shortage closes with its arrival. **Cancel the sub-hire** opens it again, and tells a supplier who has the order by mail; **Mark as received** and **Mark as sent back** book the arrival and the return with their time; **Undo the receipt** takes an arrival back until a piece of it has gone out, and **Undo sending back** takes back that gear went back. What is received is in the warehouse’s list of the hire: it goes out and comes back by count, the customer signs for it on both notes, and it can be sent back once the customer has none of it. What is sent back before any of it went out covers nothing: the shortage opens again, and its cost no longer counts; where nothing is short without it, as of a hire that was reduced, it still counts.",
        "**Offer fewer pieces** begins a new version of the quote with fewer of the line. Look at it and send it: when the customer accepts, the shortage ends, and the price follows.",
        "**Solved otherwise** says where the pieces come from: they are a sub-hire without cost, counted out and back.",
        "The cost of a confirmed sub-hire lessens the margin on the hire's page; the cost that the quote expected of the same line then no longer counts. Customers see neither.",
        "When a hire is cancelled, what suppliers were only asked for is cancelled with it. What they have confirmed or brought is named above the list until it is cancelled or sent back.",
      ),
    ],
  },
  {
    slug: "feeds",
    blocks: [
      textBlock(
        "[Calendar feeds](/admin/hire/feeds) are addresses from which a calendar program reads the hires by itself, without signing in.",
      ),
      steps(
        "Type a name, such as the telephone that reads it. Choose **All hires** or **Warehouse**, and the language.",
        "Press **New feed** and copy the address into the calendar: it is shown once.",
        "**Revoke** an address that is no longer needed. Calendars stop reading it at once.",
      ),
      textBlock(
        "Customers make addresses of their own hires on their account; they are listed here too. A cancelled hire stays in a calendar as cancelled.",
      ),
    ],
  },
  {
    slug: "load-check",
    blocks: [
      textBlock(
        "The load check adds up what a list draws, weighs and fills. It is plain arithmetic: advice, not a design. A competent person decides.",
      ),
      listBlock(
        "[Venues](/admin/hire/venues): tick the supplies that a hall has. A customer who chooses it in the hire basket reads whether one of them carries the list.",
        "[Vehicles](/admin/hire/vehicles): payload and volume. While none is saved, a van of 1,200 kg and 10 m³ and a truck with tail lift of 3,000 kg and 30 m³ are used.",
        "Only 80% of a supply and 75% of a vehicle's volume are counted on. A case over 25 kg is for two people, one over 50 kg for a ramp or a tail lift.",
      ),
      steps(
        "Press **New venue** or **New vehicle**, fill in the form and press **Save**.",
        "Power, weight and case of an item are in its own form. Where they are missing, the check says of how many items.",
      ),
    ],
  },
];
