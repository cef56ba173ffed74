import type { Plugin, UserConfig } from 'vite'
import { compileTexts } from '../../scripts/compileTexts.ts'
import { leanHash } from '../../scripts/leanHash.ts'
import { planFiles } from '../../scripts/planFiles.ts'
import { viteSite } from '../../scripts/vite.ts'
import { adoptSheets } from './scripts/adoptSheets.ts'
import { inlineStart } from './scripts/inlineStart.ts'
import { preactAliases } from './scripts/preactAliases.ts'

const site: UserConfig = {
  root: import.meta.dirname,
  plugins: [compileTexts, leanHash, adoptSheets],
  resolve: {
    alias: {
      ...preactAliases,
      '@reown/appkit/core': new URL(
        './src/features/connect/noModal.ts',
        import.meta.url,
      ).pathname,
    },
  },
}

/** Where most visits start. */
const startPages = /\/(?:Home|Queue|History|Message|Transaction)Page\b/u

/** In a hook, since tools that only read this file would run a build as well. */
const filePlan: Plugin = {
  name: 'file-plan',
  apply: 'build',
  async config() {
    const visits = (page: string) => (startPages.test(page) ? 6 : 2)
    const costs = { request: 6000, later: 0.05, waste: 4000, visits }
    const groups = await planFiles(viteSite(site), {
      shared: { ...costs, laterRequest: 6000 },
      translations: { ...costs, request: 5000, later: 1, waste: 5000 },
      onDemand: { request: 5000, later: 1, apart: 0.5 },
      isTranslation: (module) => /\/(?:texts|labels)\/de\//u.test(module),
    })
    return {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    }
  },
}

export default viteSite({
  ...site,
  plugins: [compileTexts, leanHash, adoptSheets, filePlan, inlineStart()],
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The policy lets a page's first script load what it preloads itself. A part
      // without imports would be requested by `import()` alone, which counts as part
      // of the page and is refused in Chromium.
      resolveDependencies: (file, deps, { hostType }) =>
        hostType === 'html' || deps.includes(file) ? deps : [file, ...deps],
    },
    rolldownOptions: {
      output: {
        // The bundler names a shared file after all that use it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
})
