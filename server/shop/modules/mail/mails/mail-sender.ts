/** A name with an address, as Pausenhof <service@pausenhof.example>, or an address alone. */
export const mailSenderPattern = '^[^<>@\\r\\n]*<?[^<>@\\s]+@[^<>@\\s]+>?$'

const form = new RegExp(mailSenderPattern)

export const isMailSender = (text: string): boolean => form.test(text)

export const addressOfSender = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender
