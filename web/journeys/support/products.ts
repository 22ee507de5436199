import { rowsOf } from './ask.ts'

type Choice = { id: string; itemId: string }

/**
 * A product with colours as tiles and sizes as a dropdown; when incomplete, one in which not every size
 * comes in the colour of the item.
 */
export async function productWithChoice({ isIncomplete = false, store = 'de' } = {}): Promise<Choice> {
  const [row] = await rowsOf<Choice>(
    `with choices as (
       select i.product_id, i.id as item_id,
              max(v.value_id) filter (where v.attribute_id = 'COLOUR') as colour,
              max(v.value_id) filter (where v.attribute_id = 'SIZE') as size
       from items i join item_variant_values v on v.item_id = i.id group by 1, 2
     ), shapes as (
       select product_id, count(distinct colour) as colours, count(distinct size) as sizes, count(*) as items
       from choices where colour is not null and size is not null group by 1
     ), sized as (
       select product_id, colour, count(*) as sizes from choices group by 1, 2
     )
     select p.id, c.item_id as "itemId"
     from products p join shapes s on s.product_id = p.id join choices c on c.product_id = p.id
     join sized z on z.product_id = p.id and z.colour = c.colour
     where not p.is_retired and $2 = any(p.stores) and s.colours > 1 and s.sizes > 1
       and ($1 = false or z.sizes < s.sizes)
     order by s.items desc, p.id, c.item_id limit 1`,
    [isIncomplete, store],
  )
  if (!row) throw new Error('The demo shop has no product with such a choice')
  return row
}

/** What a product can be found by: a condition on products p and their best-known item i. */
const kinds = {
  lightning:
    'exists (select 1 from lightning_deals d where d.product_id = p.id and d.store = $1 and d.ends_at > now() and d.shown_left > 0)',
  lightningSoldOut:
    'exists (select 1 from lightning_deals d where d.product_id = p.id and d.store = $1 and d.ends_at > now() and d.shown_left = 0)',
  energy: 'p.energy_label is not null',
  video: 'jsonb_array_length(p.youtube_videos) > 0',
  audio: 'jsonb_array_length(p.audio_samples) > 0',
  downloads: 'jsonb_array_length(p.downloads) > 0',
  textile: 'exists (select 1 from product_textile_care_icons c where c.product_id = p.id)',
  furniture: 'p.delivery_free',
  book: 'p.is_book',
  dangerous: 'exists (select 1 from item_warnings w where w.item_id = i.id and w.is_danger)',
  tiered:
    'i.stock > 60 and i.max_quantity > 60 and exists (select 1 from item_prices o where o.item_id = i.id and o.store = $1 and jsonb_array_length(o.tiers) > 2)',
  minimum: 'i.minimum_order_quantity > 1',
  shortage: '(select sum(s.stock) from items s where s.product_id = p.id) between 1 and 5',
  soldOut:
    "(select sum(s.stock) from items s where s.product_id = p.id) = 0 and exists (select 1 from product_relations r where r.product_id = p.id and r.kind = 'replacement')",
  listed:
    '(select count(*) from items s where s.product_id = p.id) > 1 and not exists (select 1 from item_variant_values v where v.item_id = i.id)',
  reduced:
    "exists (select 1 from item_prices o where o.item_id = i.id and o.store = 'de' and o.old_amount * 3 > o.amount * 4)",
} as const

export type ProductKind = keyof typeof kinds

/**
 * A product of some kind, where possible with nothing to choose; the last one, since other tests change the first. None with a deal of a
 * journey's own (cart/deals.ts), which ends with it.
 */
export async function productOfKind(kind: ProductKind, store = 'de'): Promise<Choice> {
  const [row] = await rowsOf<Choice>(
    `select p.id, i.id as "itemId" from products p join items i on i.product_id = p.id
     where not p.is_retired and $1 = any(p.stores) and ${kinds[kind]}
       and not exists (select 1 from lightning_deals own where own.product_id = p.id and own.id like 'journey-%')
     order by (select count(*) from items s where s.product_id = p.id), p.id desc, i.position limit 1`,
    [store],
  )
  if (!row) throw new Error(`The demo shop has no product of the kind ${kind}`)
  return row
}
