import type { StorybookConfig } from '@storybook/react-vite'
import { browserConditions } from '../../../scripts/vite.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: {
    // The faster one loses props that come through a type of another file.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // It would add `displayName` to these sets of texts, as if it were a text.
      exclude: ['**/*.stories.tsx', '**/labels/de/**', '**/*Labels.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ declarations = [] }) =>
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: browserConditions,
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Storybook renders in the browser alone.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
      },
    },
  }),
}

export default config
