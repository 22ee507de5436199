/** An e-mail address that an account can have: ASCII, at most 64 characters before the @, a dot in the domain. */
export const accountEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** An e-mail address that an answer can be sent to, as forms of editors take it: other letters are allowed before the @. */
export const contactEmail = /^[^\s@<>()",;:\\]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i

/** A phone number: at least three digits, with the signs that people put between them; at most 30 characters. */
export const phoneNumber = /^(?=(?:\D*\d){3})(?=.{3,30}$)\+?[\d\s()/.-]+$/

/** A postcode of any country. One of another format than its country's is warned of, not refused. */
export const anyPostCode = /^[A-Z\d][A-Z\d -]{1,9}$/i

/** Postcodes of the shop's countries. Which of them exist is not checked. */
export const postCodeFormats: Readonly<Record<string, RegExp>> = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ }

/** A possible postcode that the country's usually do not look like: forms warn of it, and take it. */
export function isUnusualPostCode(country: string, postCode: string): boolean {
  const format = postCodeFormats[country]
  return anyPostCode.test(postCode) && format !== undefined && !format.test(postCode)
}
