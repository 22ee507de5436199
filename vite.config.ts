import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { mediaInEm } from './web/build/media-in-em.ts'
import { pageManifest } from './web/build/page-manifest.ts'
import { retryingImports } from './web/build/retrying-imports.ts'
import { serviceWorkerFile } from './web/build/service-worker-file.ts'
import { shortClassName } from './web/build/short-class-name.ts'
import { shortSheetNames } from './web/build/short-sheet-names.ts'
import { startedAfter } from './web/build/started-after.ts'
import { withoutStudio } from './web/build/without-studio.ts'

/** The first script of every page, and what it loads; see web/lib/hydration. */
const loader = 'web/lib/hydration/early/loader.ts'
const entry = 'web/entry/hydrate.tsx'
/** Around each import of a part. */
const importHelper = 'web/lib/hydration/after-files.ts'
const isEntry = /\bhydrate\.[\w-]+\.js$/

/** In bytes. */
const maxInlineSignBytes = 2500

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vike(),
    withoutStudio(),
    retryingImports(importHelper),
    shortSheetNames(),
    pageManifest(loader),
    serviceWorkerFile('web/entry/service-worker.ts'),
  ],
  publicDir: false,
  css: {
    modules: command === 'build' ? { generateScopedName: shortClassName } : {},
    postcss: { plugins: [mediaInEm] },
  },
  build: {
    // The edge inlines styles and writes its own preload tags; a picture or font in a style sheet stays a file, except the signs on
    // the first cards, whose requests would delay the page's largest picture.
    assetsInlineLimit: (file, { length }) => file.endsWith('.svg') && length < maxInlineSignBytes,
    modulePreload: {
      polyfill: false,
      // The edge lists the scripts of the first page, so the entry needs no list of the files of each page: 2.7 kB of gzip.
      // Names are hashes, which no compression shortens, and most of a part's files are those of its page: only its own is named.
      resolveDependencies: (file, _dependencies, { hostId }) => (isEntry.test(hostId) ? [] : [file]),
    },
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      define: { __IS_SERVER__: 'false' },
      build: {
        rolldownOptions: {
          input: { loader, hydrate: entry },
          // The loader calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            // No compression shortens a hash, and the first script names sixty files; seven signs are the fewest that Rolldown takes.
            chunkFileNames: 'assets/chunks/[hash:7].js',
            codeSplitting: {
              // Icons lie with the parts that draw them: together they would be loaded by every page that draws one.
              groups: [
                // Changes only with React, so that it stays in the browser's cache from one build to the next.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
                // Vike starts after the page reacts, so nothing that a page needs before may lie in one file with it.
                {
                  name: 'router',
                  test: /node_modules\/(?:vike|@brillout)\//,
                  priority: 4,
                  includeDependenciesRecursively: false,
                },
                // What every page starts with: the entry with all that it imports, and what nearly every page needs.
                {
                  name: 'base',
                  test: /\/web\/(?:entry\/hydrate|lib\/i18n\/format|lib\/(?:browser\/new-id|hydration\/(?:Island|Memo|use-is-live)|tracking\/track)|ui\/product\/RecentlyViewed\/RecentlyViewed)\.tsx?/,
                  priority: 2,
                },
                // On listings the server's HTML of a card stays, and what is only for cards and rows of them is never loaded.
                {
                  name: 'card',
                  test: /\/web\/ui\/(?:structure\/Carousel\/.*\.(?:tsx?|css)|product\/(?:(?:ProductCard|Countdown)\/.*\.(?:tsx|css)|CompareChoice\/CompareBar\.|DeliveryDate\/(?:DeliveryDate|delivery-words)\.))|\/contract\/delivery\//,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // The parts of products, which steps of the checkout and forms never show.
                {
                  name: 'product',
                  test: /\/web\/(?:ui\/product\/.*\.(?:tsx?|css)|lib\/scope\/colour-class)|\/generated\/icons\/(?:BadgePercent|ShoppingBag|Truck|Zap)\./,
                  minShareCount: 8,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // What every page loads once it reacts.
                { name: startedAfter, priority: 1, includeDependenciesRecursively: false },
                // The grid of teasers without the teasers, which are files of their own.
                {
                  name: 'content',
                  test: /\/web\/(?:teasers\/(?:registry|definition\/(?:define-teaser|attributes)|grid\/(?:EditedGrid|Grid|TeaserSlot|is-teaser-visible|cells)|Recommendations\/recommendation-ids)|pages\/content\/(?:WholeCategory|ContentPage)|lib\/data\/(?:Deferred|page-json)|generated\/operations\/Recommendations)\.(?:tsx?|module\.css)/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // What a product's page starts near its button.
                {
                  name: 'buying',
                  test: /\/web\/(?:pages\/catalogue\/product\/Buying|features\/cart\/adding\/(?:BuyBar|BuyForm|price-of-one)|ui\/product\/(?:Price\/mark-tier|DeliveryDate\/show-delivery))\b/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // Layers, which only open by a press, and passwords: hardly a step of the checkout starts with them.
                {
                  name: 'layers',
                  test: /\/web\/(?:ui\/(?:structure\/Dialog|forms\/Field\/Password)\w*\b.*\.(?:tsx?|css)|lib\/hydration\/island-root\.)|\/generated\/icons\/Eye(?:Off)?\./,
                  minShareCount: 4,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // Quantities, which listings, content pages and most steps of the checkout never start with.
                {
                  name: 'quantity',
                  test: /\/web\/ui\/forms\/QuantityField\/.*\.(?:tsx?|css)|\/generated\/icons\/Minus\./,
                  minShareCount: 4,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // The frame of the checkout's steps, which no other page starts with: one name in the entry instead of one a step.
                {
                  name: 'checkout',
                  test: /\/web\/(?:pages\/checkout\/.*\/\+Layout\.ts|layouts\/(?:CheckoutLayout\b|Footer\/Footer(?:Link|\.module))|features\/checkout\/(?:steps\/CheckoutSteps|parts\/(?:checkout\.module|checkout-values|late-parts|StepFrame)))|\/contract\/limits\/checkout\./,
                  priority: 3,
                  includeDependenciesRecursively: false,
                },
                // What a page shows instead of its content: most never do.
                {
                  name: 'empty',
                  test: /\/web\/ui\/feedback\/EmptyState\/.*\.(?:tsx?|css)/,
                  minShareCount: 4,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // What all forms have in common.
                {
                  name: 'form',
                  test: /\/web\/lib\/forms\/(?:form-(?:element|outcome)|press|refused-values|use-(?:form|violations))\.|\/contract\/rules\/errors-of\./,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // E-mail addresses and their limits: most pages ask for none.
                {
                  name: 'email',
                  test: /\/web\/ui\/forms\/(?:Honeypot\/|Field\/(?:EmailField|suggested-email))|\/contract\/limits\/account\.ts/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // Frames of an account's and the service's pages.
                {
                  name: 'frames',
                  test: /\/web\/ui\/structure\/(?:AccountNav|ServiceFrame)\//,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // Parts that several pages show, in one file instead of one for each component and icon.
                {
                  name: 'parts',
                  test: /\/web\/ui\/.*\.(?:tsx?|css)|\/generated\/icons\//,
                  minShareCount: 8,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // What a feature shows, with its styles; parts of it that are loaded later stay files of their own.
                {
                  name: 'feature',
                  test: /\/web\/(?:features|generated|layouts|pages|teasers|ui)\/.*\.(?:tsx?|css)/,
                  entriesAware: true,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
}))
