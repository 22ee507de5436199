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
