/** As fast as it goes: compressed only for the browser, since the other candidates of the rendering bench do not compress either. */
export default {
  compress: process.env.BENCH_COMPRESS === 'true',
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
}
