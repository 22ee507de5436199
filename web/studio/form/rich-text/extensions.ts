import StarterKit from '@tiptap/starter-kit'

/** What the editor keeps; a text with anything else is edited as source. */
export const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address, { defaultValidate }) => /^(?:store:|#|\/)/.test(address) || defaultValidate(address),
    },
    trailingNode: false,
  }),
]
