"""/usr/bin/python3 sheets.py : contact sheets of 24 in ../.cache/sheets, each picture above its name in the catalogue, for
review.  Pictures that the queue has not rendered yet are left out."""
import csv, json, os
from PIL import Image, ImageDraw, ImageFont
ROOT = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(ROOT, '..', '.cache', 'sheets')
CELL, COLS, ROWS = 300, 6, 4


def main():
    os.makedirs(OUT, exist_ok=True)
    for old in os.listdir(OUT):
        os.remove(os.path.join(OUT, old))
    with open(os.path.join(ROOT, '..', 'sample', 'products.csv'), encoding='utf-8-sig') as f:
        names = {row['SKU'].lstrip("'"): row['Name'].lstrip("'") for row in csv.DictReader(f)}
    path = lambda r: os.path.join(ROOT, 'masters', (r['picture'] if 'scene' in r else r['picture'].replace('-', '_', 1)) + '.webp')
    rows = [r for r in json.load(open(os.path.join(ROOT, 'products.json'))) if os.path.exists(path(r))]
    font = ImageFont.truetype('DejaVuSans.ttf', 13)
    for n in range(0, len(rows), COLS * ROWS):
        sheet = Image.new('RGB', (COLS * CELL, ROWS * (CELL + 24)), 'white')
        draw = ImageDraw.Draw(sheet)
        for i, r in enumerate(rows[n:n + COLS * ROWS]):
            x, y = i % COLS * CELL, i // COLS * (CELL + 24)
            sheet.paste(Image.open(path(r)).convert('RGB').resize((CELL - 4, CELL - 4), Image.LANCZOS), (x + 2, y))
            name = names.get(r.get('variation', r.get('sku'))) or r['en']
            draw.text((x + 4, y + CELL), (name + (' (%s)' % r['view'] if 'view' in r else ''))[:44], fill='black', font=font)
        sheet.save(os.path.join(OUT, 'sheet-%02d.png' % (n // (COLS * ROWS) + 1)))
    print(len(rows), 'pictures in', os.path.normpath(OUT))


if __name__ == '__main__':
    main()
