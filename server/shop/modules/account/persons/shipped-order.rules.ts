/** Shipper of an order of a membership: its text says that nothing is sent. */
export const noShipper = 'none'

/** False for an order of a membership: it is complete with its placing, and no one packs or returns it. */
export const isShipped = ({ shipperCode }: { shipperCode: string }): boolean => shipperCode !== noShipper
