/** As fast as it goes: no compression, which the other candidates don't do either. */
export default {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
}
