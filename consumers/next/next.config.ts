import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The types are checked by `tsc` beside the build.
  typescript: { ignoreBuildErrors: true },
}

export default config
