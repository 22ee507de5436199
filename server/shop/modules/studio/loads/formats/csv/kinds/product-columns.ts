import type { StoreId } from '#contract/generated/types.ts'
import { type OrganisationType, organisationTypes } from '#contract/import/values.ts'
import { isBusinessStore, storeIds } from '#contract/stores.ts'
import { type Column, inBothLanguages } from '../columns.ts'

const storeNames = {
  de: { de: 'Deutschland', en: 'Germany' },
  at: { de: 'Österreich', en: 'Austria' },
  ch: { de: 'Schweiz', en: 'Switzerland' },
  b2b: { de: 'Business', en: 'business' },
} as const satisfies Record<StoreId, unknown>

const groupNames = {
  school: { de: 'Schule', en: 'school' },
  kindergarten: { de: 'Kita', en: 'kindergarten' },
  authority: { de: 'Behörde', en: 'authority' },
  company: { de: 'Unternehmen', en: 'company' },
  club: { de: 'Verein', en: 'club' },
} as const satisfies Record<OrganisationType, unknown>

/** Prices for kinds of organisations, by quantity. */
const groupColumns = (path: string, store: StoreId): Column[] =>
  organisationTypes.map((group) => ({
    target: `price.${store}.${group}.from.*`,
    headings: {
      de: `Preis ${store} ${groupNames[group].de} ab *`,
      en: `price ${store} ${groupNames[group].en} from *`,
    },
    path: `${path}/${store}/groupTiers`,
    type: 'money',
    example: '',
    toMember: (pieces, amount) => ({ group, quantity: Number.parseInt(pieces, 10), amount }),
  }))

/** Gross, in the store's currency. */
export const priceColumns = (path: string): Column[] =>
  storeIds.flatMap((store): Column[] => [
    {
      target: `price.${store}`,
      headings: { de: `Preis ${store}`, en: `price ${store}` },
      aliases: [
        `Preis ${storeNames[store].de}`,
        `price ${storeNames[store].en}`,
        ...(store === 'de' ? ['VK brutto'] : []),
      ],
      path: `${path}/${store}/amount`,
      type: 'money',
      example: store === 'ch' ? '15,90' : '12,99',
    },
    {
      target: `price.${store}.old`,
      headings: { de: `Alter Preis ${store}`, en: `old price ${store}` },
      aliases: [`Streichpreis ${store}`],
      path: `${path}/${store}/oldAmount`,
      type: 'money',
      example: '',
    },
    {
      target: `price.${store}.recommended`,
      headings: { de: `UVP ${store}`, en: `RRP ${store}` },
      path: `${path}/${store}/uvpAmount`,
      type: 'money',
      example: '',
    },
    {
      target: `price.${store}.from.*`,
      headings: { de: `Preis ${store} ab *`, en: `price ${store} from *` },
      aliases: [`Preis ${storeNames[store].de} ab *`, `price ${storeNames[store].en} from *`],
      path: `${path}/${store}/tiers`,
      type: 'money',
      example: '',
      toMember: (pieces, amount) => ({ quantity: Number.parseInt(pieces, 10), amount }),
    },
    ...(isBusinessStore(store) ? groupColumns(path, store) : []),
  ])

export const itemId: Column = {
  target: 'item.id',
  headings: { de: 'Artikelnummer', en: 'item number' },
  aliases: ['Artikelnr', 'Art.-Nr.', 'Artikel-Nr.', 'Artikel', 'SKU', 'article number', 'item'],
  path: 'items/*/id',
  type: 'id',
  isRequired: true,
  example: '900100-01',
}

export const stock: Column = {
  target: 'item.stock',
  headings: { de: 'Bestand', en: 'stock' },
  aliases: ['Lagerbestand', 'Lager', 'Menge', 'quantity'],
  path: 'items/*/stock',
  type: 'whole',
  example: '25',
}

/** Of every row of the product; what a later row says of it again must be the same. */
const ofProduct: Column[] = [
  {
    target: 'product.id',
    headings: { de: 'Produktnummer', en: 'product number' },
    aliases: ['Produkt-Nr.', 'Produktnr', 'Produkt', 'product id', 'product'],
    path: 'id',
    type: 'id',
    example: '900100',
  },
  ...inBothLanguages({
    target: 'product.name',
    headings: { de: 'Name', en: 'name' },
    aliases: ['Produktname', 'Bezeichnung', 'Titel', 'title', 'product name'],
    path: 'name',
    type: 'line',
    isRequired: true,
    examples: { de: 'Brotdose Vesper', en: 'Lunch box Vesper' },
  }),
  ...inBothLanguages({
    target: 'product.description',
    headings: { de: 'Beschreibung', en: 'description' },
    aliases: ['Langtext', 'Langbeschreibung', 'long description'],
    path: 'longDescription',
    type: 'html',
    examples: { de: '<p>Hält dicht, auch im Ranzen.</p>', en: '<p>Stays tight, even in a school bag.</p>' },
  }),
  ...inBothLanguages({
    target: 'product.shortFacts',
    headings: { de: 'Kurzinfos', en: 'short facts' },
    aliases: ['Kurzbeschreibung', 'short description'],
    path: 'shortFacts',
    type: 'list',
    examples: { de: 'spülmaschinenfest|ohne Weichmacher', en: 'dishwasher safe|free of plasticisers' },
  }),
  ...inBothLanguages({
    target: 'product.features',
    headings: { de: 'Eigenschaften', en: 'features' },
    path: 'features',
    type: 'list',
    examples: { de: 'zwei Fächer|Schnappverschluss', en: 'two compartments|snap lock' },
  }),
  ...inBothLanguages({
    target: 'product.scopeOfDelivery',
    headings: { de: 'Lieferumfang', en: 'scope of delivery' },
    path: 'scopeOfDelivery',
    type: 'list',
    examples: { de: 'Brotdose|Trenner', en: 'lunch box|divider' },
  }),
  {
    target: 'fact.*',
    headings: { de: 'Angabe:*', en: 'fact:*' },
    path: 'dataAndFacts/0/facts',
    type: 'line',
    example: 'Material: Edelstahl',
    toMember: (name, value) => ({ name: { de: name, en: name }, value: { de: value, en: value } }),
  },
  {
    target: 'product.categories',
    headings: { de: 'Kategorien', en: 'categories' },
    aliases: ['Kategorie', 'category', 'Warengruppe', 'Warengruppen'],
    path: 'categoryIds',
    type: 'ids',
    isRequired: true,
    example: '1200',
  },
  {
    target: 'product.manufacturer',
    headings: { de: 'Hersteller', en: 'manufacturer' },
    aliases: ['Marke', 'brand'],
    path: 'manufacturerId',
    type: 'id',
    example: '',
  },
  {
    target: 'product.stores',
    headings: { de: 'Shops', en: 'stores' },
    aliases: ['Shop', 'store', 'Stores'],
    path: 'stores',
    type: 'ids',
    example: '',
  },
  {
    target: 'attribute.*',
    headings: { de: 'Merkmal:*', en: 'attribute:*' },
    path: 'attributes',
    type: 'id',
    example: '',
    toMember: (attributeId, valueId) => ({ attributeId, valueId }),
  },
  {
    target: 'number.*',
    headings: { de: 'Zahl:*', en: 'number:*' },
    path: 'attributes',
    type: 'number',
    example: '',
    toMember: (attributeId, number) => ({ attributeId, number }),
  },
  {
    target: 'product.onSaleSince',
    headings: { de: 'Im Verkauf seit', en: 'on sale since' },
    path: 'onSaleSince',
    type: 'date',
    example: '01.09.2026',
  },
  {
    target: 'product.salesRank',
    headings: { de: 'Verkaufsrang', en: 'sales rank' },
    path: 'salesRank',
    type: 'whole',
    example: '',
  },
  ...(
    [
      ['isBook', 'Buch', 'book'],
      ['isTopseller', 'Topseller', 'top seller'],
      ['deliveryFree', 'Versandkostenfrei', 'free delivery'],
      ['isBulky', 'Sperrgut', 'bulky'],
      ['isRetired', 'Ausgelaufen', 'retired'],
    ] as const
  ).map(
    ([name, de, en]): Column => ({
      target: `product.${name}`,
      headings: { de, en },
      path: name,
      type: 'boolean',
      example: name === 'isBook' ? 'nein' : '',
    }),
  ),
  ...(
    [
      ['badgeIds', 'badges', 'Auszeichnungen', 'badges'],
      ['labelIds', 'labels', 'Siegel', 'labels'],
      ['accessoryIds', 'accessories', 'Zubehör', 'accessories'],
      ['replacementIds', 'replacements', 'Nachfolger', 'replacements'],
    ] as const
  ).map(
    ([path, name, de, en]): Column => ({
      target: `product.${name}`,
      headings: { de, en },
      path,
      type: 'ids',
      example: '',
    }),
  ),
  ...inBothLanguages({
    target: 'product.metaTitle',
    headings: { de: 'Seitentitel', en: 'meta title' },
    path: 'metaTitle',
    type: 'line',
    examples: { de: '', en: '' },
  }),
  ...inBothLanguages({
    target: 'product.metaDescription',
    headings: { de: 'Seitenbeschreibung', en: 'meta description' },
    path: 'metaDescription',
    type: 'line',
    examples: { de: '', en: '' },
  }),
  ...inBothLanguages({
    target: 'product.warranty',
    headings: { de: 'Garantie', en: 'warranty' },
    path: 'warranty',
    type: 'line',
    examples: { de: '', en: '' },
  }),
]

const ofItem: Column[] = [
  itemId,
  {
    target: 'item.orderNumber',
    headings: { de: 'Bestellnummer', en: 'order number' },
    path: 'items/*/orderNumber',
    type: 'id',
    example: '',
  },
  {
    target: 'item.gtin',
    headings: { de: 'GTIN', en: 'GTIN' },
    aliases: ['EAN', 'EAN-Code', 'GTIN/EAN', 'ISBN', 'barcode'],
    path: 'items/*/gtin',
    type: 'gtin',
    example: '4006381333931',
  },
  ...inBothLanguages({
    target: 'item.name',
    headings: { de: 'Artikelname', en: 'item name' },
    path: 'items/*/name',
    type: 'line',
    examples: { de: 'Brotdose Vesper, rot', en: 'Lunch box Vesper, red' },
  }),
  {
    target: 'variant.*',
    headings: { de: 'Variante:*', en: 'variant:*' },
    path: 'items/*/variant',
    type: 'id',
    example: '',
    toMember: (attributeId, valueId) => ({ attributeId, valueId }),
  },
  {
    target: 'item.pictures',
    headings: { de: 'Bilder', en: 'pictures' },
    aliases: ['Bild', 'picture', 'images', 'image'],
    path: 'items/*/pictures',
    type: 'ids',
    example: '',
  },
  ...priceColumns('items/*/prices'),
  {
    target: 'item.taxClass',
    headings: { de: 'Steuersatz', en: 'tax class' },
    aliases: ['MwSt', 'MwSt.', 'USt', 'Steuer', 'tax', 'VAT'],
    path: 'items/*/taxClass',
    type: {
      choice: {
        standard: ['normal', 'voll', 'regelsatz', '19', '19%', '19 %', '19,00', '20', '20%', '8,1', '8.1', '8,1%'],
        reduced: ['ermäßigt', 'ermässigt', 'reduziert', '7', '7%', '7 %', '7,00', '10', '10%', '2,6', '2.6', '2,6%'],
      },
    },
    example: 'normal',
  },
  stock,
  {
    target: 'item.deliveryDays',
    headings: { de: 'Liefertage', en: 'delivery days' },
    aliases: ['Lieferzeit'],
    path: 'items/*/deliveryDays',
    type: 'whole',
    example: '2',
  },
  {
    target: 'item.minimumOrderQuantity',
    headings: { de: 'Mindestmenge', en: 'minimum quantity' },
    aliases: ['Mindestbestellmenge'],
    path: 'items/*/minimumOrderQuantity',
    type: 'whole',
    example: '',
  },
  {
    target: 'item.maxQuantity',
    headings: { de: 'Höchstmenge', en: 'maximum quantity' },
    aliases: ['Höchstbestellmenge'],
    path: 'items/*/maxQuantity',
    type: 'whole',
    example: '',
  },
  {
    target: 'item.content',
    headings: { de: 'Inhalt', en: 'content' },
    aliases: ['Inhaltsmenge'],
    path: 'items/*/content/quantity',
    type: 'number',
    example: '800',
  },
  {
    target: 'item.contentUnit',
    headings: { de: 'Inhaltseinheit', en: 'content unit' },
    path: 'items/*/content/unit',
    type: {
      choice: {
        ml: ['milliliter'],
        l: ['liter', 'ltr'],
        g: ['gramm', 'gr'],
        kg: ['kilogramm', 'kilo'],
        m: ['meter'],
        cm: ['zentimeter'],
        piece: ['stück', 'stk', 'st', 'pcs'],
        sheet: ['blatt'],
      },
    },
    example: 'ml',
  },
  {
    target: 'item.warnings',
    headings: { de: 'Warnhinweise', en: 'warnings' },
    path: 'items/*/warnings',
    type: 'ids',
    example: '',
  },
  {
    target: 'item.prime',
    headings: { de: 'Prime', en: 'prime' },
    path: 'items/*/primeFaehig',
    type: 'boolean',
    example: '',
  },
]

export const productColumns: readonly Column[] = [...ofProduct, ...ofItem]
