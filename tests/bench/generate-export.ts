const HEADER =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,Position,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"';

const KINDS = [
  "Moving head",
  "LED batten",
  "Profile spot",
  "DMX cable",
  "Truss section",
  "Loudspeaker",
  "Hazer",
];
const LENGTHS = ["1 m", "2 m", "5 m", "10 m"];

/** A WooCommerce export with about `rows` rows: one family in five is a variable product with four variations. */
export function generateExport(rows: number): Uint8Array {
  const lines = [HEADER];
  for (let id = 1; lines.length <= rows; id += 1) {
    const kind = KINDS[id % KINDS.length] ?? "";
    const variable = id % 9 === 0;
    lines.push(productLine(id, kind, variable));
    if (!variable) continue;
    for (const [index, length] of LENGTHS.entries()) lines.push(variationLine(id, kind, length, index));
  }
  return new TextEncoder().encode(`\uFEFF${lines.slice(0, rows + 1).join("\n")}\n`);
}

function productLine(id: number, kind: string, variable: boolean): string {
  const description = `<p>${kind} number ${id}, built for touring.</p>\\n<ul><li>Weight ${id % 40} kg</li><li>IP${20 + (id % 45)}</li></ul>`;
  const price = variable ? "" : `${20 + (id % 900)}.${String(id % 100).padStart(2, "0")}`;
  const attribute = variable ? `Length,"${LENGTHS.join(", ")}",1,1` : `Colour,"Black, White",1,1`;
  return `${id},${variable ? "variable" : "simple"},BENCH-${id},,"${kind} ${id}",1,0,visible,"Short words about ${kind}.","${description}",taxable,,1,${variable ? "" : id % 30},0,${id % 40}.5,,${price},"Department ${id % 9} > Group ${id % 40}","touring, led",bench_${id % 50}.jpg,,0,Brand ${id % 25},${attribute}`;
}

function variationLine(id: number, kind: string, length: string, index: number): string {
  const own = 1_000_000 + id * 10 + index;
  return `${own},variation,BENCH-${id}-${index},,"${kind} ${id} - ${length}",1,0,visible,,,taxable,parent,1,${5 + index},0,,,${15 + index}.90,,,,BENCH-${id},${index},,Length,${length},,1`;
}
