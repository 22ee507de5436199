/**
 * The place of the products that the visitor looked at last. The same for every visitor and empty on the server;
 * features/product/recent fills it in browsers that remember some.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  return <div data-recent="" data-except={except} suppressHydrationWarning />
}
