/**
 * An e-mail address that an account can have: ASCII, at most 64 characters before the @, a dot in the domain. The domain may have letters of
 * any language: mails are sent to its ASCII form.
 */
export const accountEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u

/** An e-mail address that an answer can be sent to, as forms of editors take it: other letters are allowed before the @. */
export const contactEmail =
  /^[^\s@<>()",;:\\]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u

/** A phone number: at least three digits, with the signs that people put between them; at most 30 characters. */
export const phoneNumber = /^(?=(?:\D*\d){3})(?=.{3,30}$)\+?[\d\s()/.\p{Pd}\u2212]+$/u

/** Countries of organisations with an account. */
export const organisationCountries = ['DE', 'AT', 'CH'] as const
