import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserSitemap } from './scripts/vite/browser-sitemap.ts'
import { oneLanguage } from './scripts/vite/one-language.ts'
import { precompress } from './scripts/vite/precompress.ts'

const ofEveryPage =
  /\/src\/(ui|shared|sitemap|features\/accounts\/web\/(gate|use-account|account\.queries|account-link)\.|app\/(rendering\/query-state|i18n\/texts-of-modules)|features\/consent\/web\/manage-cookies|features\/(settings|checkout\/web\/delivery)\/delivery-terms|pages\/parts\/house-and-plates\.|features\/catalog\/web\/(use-product-travel|travelling-product|products\.queries)\.|features\/((cart|catalog|favourites)\/(?!server\/|web\/|admin\/)|(cart|favourites|frame|plates|settings)\/web))/

/** The heavy parts that are fetched on demand, and those that only a few pages show: they would come with every page. */
const ofFewPages =
  /\/(ui\/(admin\/|leaving\/|uploads\/|breadcrumb\.|forms\/(form\/|honeypot|range-|sent\/|slider-range|switch\.|textarea-field)|museum-label\.|titled-part\.|buttons\/paper-button\.|overlays\/((confirm-)?dialog|drawer|palette)\.|pagination\/|ratings\/|sticky-column\.|tabs\.|prose\.|theme\/prose|thread\/thread-(path|steps)\.|routing\/(mailed-link-page|use-link-token|way-on)\.|api\/(use-download|save-answer|show-failure)\.|save-file\.)|cart\/(remarks\/(cart-change|notice)|customer\/customer-lines|shown-line|web\/(quick-add|(contents|customer|drawer|page)\/))|favourites\/web\/(favourite-heart|change-kept)|catalog\/(product\.limits|materials\.texts)|shared\/((roles|undo-seconds)\.|pictures\/largest-picture|text\/(cut-text|plain-text|csv|device-name)|ids\/uuid|phone|postal|ranges|share-out|calendar|dates)|documents\/web\/|plates\/web\/plate-triptych|settings\/web\/(house-(contact|hours|structured)|maker-notice))/

/**
 * What needs nothing beyond what every page has, and what few visitors come to need: to name what these need in turn
 * would cost every page more than it spares one.
 */
const fetchedAlone = /\/(texts\.(fr|en)|ask-for-proof|browser-renewal|code-step|xhr-upload)-/

export default defineConfig({
  plugins: [browserSitemap, oneLanguage(), tailwindcss(), reactRouter(), precompress()],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      resolveDependencies: (file, needed) => (fetchedAlone.test(file) ? [] : needed),
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // A group that is split by who needs it would otherwise be called after all of them.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)}-[hash].js`,
            // What every page needs and seldom changes stays in the visitor's cache through our own releases.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//,
                },
                { name: 'libraries', test: /node_modules\/@tanstack\// },
                // Small parts that several pages share, in one file instead of a dozen.
                {
                  name: 'shared',
                  test: (id) => ofEveryPage.test(id) && !ofFewPages.test(id),
                  minShareCount: 2,
                },
                {
                  name: 'dates',
                  test: /\/src\/shared\/(calendar\/(civil-date|paris-time)|dates\/)/,
                  minShareCount: 2,
                },
                {
                  name: 'delivery',
                  test: /\/src\/(features\/(delivery\/(delivery-promise\.rules|delivery-window|shipping\.rules|shipping-zone)|checkout\/web\/destination\/chosen-country)|shared\/postal\/union-countries)\./,
                  minShareCount: 2,
                },
                {
                  name: 'postal',
                  test: /\/src\/(shared\/postal\/(is-phone|town-line)|features\/addresses\/web\/addresses\.queries)\./,
                  minShareCount: 2,
                },
                {
                  name: 'page-title',
                  test: /\/src\/(features\/catalog\/web\/.*\/shop-url|.*\/page-title)\./,
                  minShareCount: 2,
                },
                {
                  name: 'own-size',
                  test: /\/src\/features\/sizing\/(size-table|web\/own-size\/use-own-size)\./,
                  minShareCount: 2,
                },
                {
                  name: 'countries',
                  test: /\/src\/shared\/postal\/(countries|country-name|country-options)\./,
                  minShareCount: 2,
                },
                {
                  name: 'posting',
                  test: /\/src\/ui\/forms\/(form\/|textarea-field\.)/,
                  minShareCount: 2,
                },
                {
                  name: 'forms',
                  test: /\/src\/ui\/forms\/sent\/(?!code-field)/,
                  minShareCount: 2,
                },
                // What the admin has in common with the shop comes to whom it serves, never with all that the admin shares.
                {
                  name: 'common',
                  test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\/|\/src\/(ui\/(?!admin\/|uploads\/)|shared\/)/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 500,
                },
                // What most rooms of the admin share, in one file: a browser spends more on forty files than on what is in them.
                {
                  name: 'desk',
                  test: /\/src\/(ui\/admin|features\/[^/]+\/admin)\//,
                  minShareCount: 8,
                },
              ],
            },
          },
        },
      },
    },
    // Our own server is the entry, so pages, API and jobs share one bundle and one copy of each module.
    ssr: {
      build: {
        rollupOptions: {
          input: './src/app/server.ts',
          // A fault names lines, and their sources lie beside the build: copies of them would fill the memory.
          output: { sourcemapExcludeSources: true },
        },
        sourcemap: true,
        minify: false,
      },
    },
  },
})
