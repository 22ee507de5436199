/** What a message of the contact form can be about; the texts are `contact.topic.<topic>`. */
export const contactTopics = ['order', 'product', 'returns', 'other'] as const

/** Characters of the contact form's fields. */
export const contactFormLimits = { name: 120, orderNumber: 40, message: 2000 } as const

/** Characters of a catalogue request's fields. */
export const catalogueRequestLimits = { organisation: 120, name: 120, street: 120, postCode: 10, city: 80 } as const
