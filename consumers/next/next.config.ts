import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The types are checked by `tsc` beside the build.
  typescript: { ignoreBuildErrors: true },
  // Built once: a cache for the next build costs more than the build.
  experimental: { turbopackFileSystemCacheForBuild: false },
}

export default config
