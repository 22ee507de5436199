import type {
  BasketValues,
  Cart,
  CartAddress,
  CartDetails,
  CartFreeItems,
  FreeArticle,
  VoucherInfo,
} from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { fixedImage } from '#engine/modules/catalogue/media/media.formats.ts'
import { lastDayText } from '#engine/modules/catalogue/product/pricing/delivery-text.ts'
import { shown } from '#engine/modules/catalogue/product/pricing/sold-product.rules.ts'
import type { FreeArticleRow } from '#engine/modules/catalogue/promotions/promotions.tables.ts'
import { countryName } from '#lib/country-name.ts'
import { type CartCalculation, isChoosable, type VoucherState } from '../calculation/calculation.rules.ts'
import { missingForFree, primeDeliveryOf } from '../calculation/delivery.rules.ts'
import { noticesSince } from '../calculation/notices.rules.ts'
import { freeArticleId } from '../calculation/quantity.rules.ts'
import type { AddressOnCart, CartCheckout, StoredCart } from '../cart.model.ts'
import { inMoney, reasonText, translateCart } from './cart-messages.ts'
import { toPositions, type Viewing } from './position-view.ts'

/** A cart with whether there is anything to tell: its notices are a step of their own, since telling them changes it. */
export type CartView = Cart & { hasNews: boolean }

/** When a shipper brings what it carries: the last of it counts. */
const shipperDeliveryText = (
  goods: readonly { stock: number; deliveryDays: number }[],
  country: string,
  { audience, translate }: Viewing,
): string | null =>
  goods.length > 0 && goods.every(({ stock }) => stock > 0)
    ? lastDayText(goods, country, { audience, translate })
    : null

const basketValues = (calculation: CartCalculation, viewing: Viewing): BasketValues => {
  const { totals, subtotal, undiscounted, promotionsSaving, shippers, sending, lines } = calculation
  const { audience, pricingContext } = viewing
  const asMoney = inMoney(viewing)
  const show = (gross: number) => asMoney(shown({ taxClass: 'standard', amount: gross }, pricingContext.pricing))
  const { cost, freeFrom } = pricingContext.delivery.in(sending.country)
  const terms = freeFrom === null ? 'always' : 'freeFrom'
  return {
    shippers: shippers.map(({ code, cost: takes, positionIds, info, isEnabled, isSelected }) => ({
      code,
      positionIds,
      info,
      name: translateCart(viewing, 'shipper', code),
      enabled: isEnabled,
      selected: isSelected,
      costs: show(takes),
      deliveryText: shipperDeliveryText(
        lines.filter(({ id, isAvailable }) => isAvailable && positionIds.includes(id)).map(({ offer }) => offer),
        sending.country,
        viewing,
      ),
    })),
    promotionsSaving: asMoney(promotionsSaving),
    subtotal: asMoney(subtotal),
    basketValue: asMoney(totals.goods),
    undiscountsTotalSum: asMoney(undiscounted),
    total: asMoney(totals.total),
    tax: asMoney(totals.tax),
    taxes: totals.rates.map(({ rate, tax }) => ({ rate, amount: asMoney(tax) })),
    shippingCost: lines.length > 0 && shippers.some(({ isSelected }) => isSelected) ? asMoney(totals.shipping) : null,
    educationalShippingTerms: isBusinessStore(audience.store.id)
      ? translateCart(viewing, 'terms', terms, { cost: show(cost).amount, freeFrom: freeFrom ?? 0 })
      : null,
    savings: asMoney(undiscounted - totals.goods),
    freeShippingPossible: freeFrom !== null,
    netValue: asMoney(totals.net),
  }
}

const voucherInfos = (calculation: CartCalculation, viewing: Viewing): VoucherInfo[] => {
  const { voucher: own, offered } = calculation
  const isOwn = ({ voucher }: VoucherState) => voucher.code === own?.voucher.code
  const all = own && !offered.some(isOwn) ? [own, ...offered] : offered
  return all.map(({ voucher, reasons }) => ({
    voucherCode: voucher.code,
    voucherName: voucher.name[viewing.audience.textLanguage],
    successful: voucher.code === own?.voucher.code && reasons.length === 0,
    attainable: reasons.length === 0,
    failureDescriptions: reasons.map((reason) => reasonText(viewing, reason)),
  }))
}

const freeItems = ({ lines, value }: CartCalculation, viewing: Viewing): CartFreeItems => {
  const { pricingContext } = viewing
  const given = new Set(lines.filter(({ kind }) => kind === 'free' || kind === 'catalogue').map(({ itemId }) => itemId))
  const toArticle = ({ itemId, minimumValue }: FreeArticleRow): FreeArticle[] => {
    const offer = pricingContext.offers.get(itemId)
    if (!isChoosable(offer, lines)) return []
    const isInCart = given.has(itemId)
    return [
      {
        itemId: freeArticleId(itemId),
        name: offer.name,
        image: offer.picture && fixedImage(offer.picture, 'basket'),
        minimumValue: inMoney(viewing)(minimumValue),
        attainable: value >= minimumValue && !isInCart,
        isInCart,
      },
    ]
  }
  const of = (kind: FreeArticleRow['kind']) =>
    pricingContext.freeArticles.filter((each) => each.kind === kind).flatMap((row) => toArticle(row))
  const articles = of('article')
  const min = articles.map(({ minimumValue }) => minimumValue).toSorted((a, b) => a.amount - b.amount)
  return { articles, catalogs: of('catalogue'), minimumPrice: min[0] ?? null }
}

const onCart = (address: AddressOnCart | null | undefined, { audience }: Viewing): CartAddress | null =>
  address ? { ...address, label: countryName(address.country, audience.language) } : null

const details = (
  calculation: CartCalculation,
  viewing: Viewing,
  { itemsCount, checkout }: { itemsCount: number; checkout: CartCheckout | null },
): CartDetails => {
  const { voucher, sending, lines } = calculation
  const { audience, pricingContext } = viewing
  const missing = missingForFree(pricingContext.delivery, sending)
  const prime = primeDeliveryOf(pricingContext.delivery, sending)
  const [reason] = voucher?.reasons ?? []
  return {
    positionCount: lines.length,
    articleCount: itemsCount,
    voucherCodeStatus: voucher && {
      code: voucher.voucher.code,
      name: voucher.voucher.name[audience.textLanguage],
      isApplied: !reason,
      message: reason ? reasonText(viewing, reason) : null,
    },
    deliveryFreeMessage: missing === null ? null : translateCart(viewing, 'delivery', 'missingForFree', { missing }),
    deliveryFreeMissing: missing === null ? null : inMoney(viewing)(missing),
    hasPrimeDelivery: prime === 'free',
    primeMessage: prime === null ? null : translateCart(viewing, 'prime', prime),
    selectedPaymentMethodInCart: checkout?.paymentMethod ?? null,
    orderReference: checkout?.orderReference ?? null,
    speditionsFields: checkout?.speditionFields ?? [],
    deliveryCountry: sending.country,
    deliveryCountries: pricingContext.delivery.countries.map((code) => ({
      code,
      name: countryName(code, audience.language),
    })),
  }
}

/** The cart as the contract has it. Its notices are left out: they are told by a field of their own. */
export const toCart = async (cart: StoredCart, calculation: CartCalculation, viewing: Viewing): Promise<CartView> => {
  const { lines, totals } = calculation
  const { pricingContext } = viewing
  const bought = lines.filter(({ kind }) => kind === 'item')
  const itemsCount = bought.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id: cart.id,
    version: cart.version,
    attributes: { submitted: cart.submittedAt !== null },
    shippingAddress: onCart(cart.checkout?.shippingAddress, viewing),
    billingAddress: onCart(cart.checkout?.billingAddress, viewing),
    // Made when they are asked for: most changes of a cart show its positions and total alone.
    get details() {
      return details(calculation, viewing, { itemsCount, checkout: cart.checkout })
    },
    get basketValues() {
      return basketValues(calculation, viewing)
    },
    get voucherInfos() {
      return voucherInfos(calculation, viewing)
    },
    get freeItems() {
      return freeItems(calculation, viewing)
    },
    positions: await toPositions(calculation, viewing),
    notices: [],
    grandTotal: inMoney(viewing)(totals.total),
    productsCount: bought.length,
    itemsCount,
    // Nothing to pay for what is not to be had either, but that is no order.
    isPayless: lines.some(({ isAvailable }) => isAvailable) && totals.total === 0,
    hasNews: cart.notices.length > 0 || noticesSince(cart, calculation, pricingContext.promotions).length > 0,
  }
}
