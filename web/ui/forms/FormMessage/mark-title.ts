/** Names errors in the document's title, once; returns what takes them out again. */
export function markTitle(prefix: string): () => void {
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title
  return () => {
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
}
