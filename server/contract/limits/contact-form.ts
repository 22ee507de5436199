/** What a message of the contact form can be about; the texts are `contact.topic.<topic>`. */
export const contactTopics = ['order', 'product', 'returns', 'other'] as const

/** Characters of the contact form's fields. */
export const contactFormLimits = { name: 120, orderNumber: 40, message: 2000 } as const
