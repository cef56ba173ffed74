import { contentPolicy, siteHeaders } from '@strongroom/site/headers'

/** Folder of the site that holds Storybook, whose pages are frames of others. */
const storybook = '/storybook/'

/**
 * Headers of the documentation, for any server.
 *
 * @param path Path of the file within the site.
 */
export const securityHeaders = (path: string): Record<string, string> =>
  siteHeaders({
    policy: contentPolicy(
      path.startsWith(storybook) ? storybookPolicy : pagePolicy,
    ),
    opener: 'same-origin',
    referrer: 'no-referrer',
  })

const pagePolicy = {
  // Turns transitions off while the theme changes.
  'style-src': "'self' 'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='",
  // Colours of highlighted code stand at its words.
  'style-src-attr': "'unsafe-inline'",
  // Stories of the kit are frames of the same site.
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
  // Vue renders the search's excerpts by a policy of this name.
  'trusted-types': 'vue',
}

/**
 * Storybook adds style elements and markup at run time, but no inline script.
 * The apps that stories of `SafeAppFrame` name stay blocked.
 */
const storybookPolicy = {
  'style-src': "'self' 'unsafe-inline'",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': undefined,
  'trusted-types': undefined,
}
