import { fileURLToPath } from 'node:url'

const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry))

/**
 * Lets code written for React run on Preact, which is 60 kB smaller. Paths of
 * files, since the packages of the workspace do not depend on Preact.
 */
export const preactAliases = {
  'react/jsx-dev-runtime': fileOf('preact/jsx-dev-runtime'),
  'react/jsx-runtime': fileOf('preact/jsx-runtime'),
  'react-dom/client': fileOf('preact/compat/client'),
  'react-dom': fileOf('preact/compat'),
  react: fileOf('preact/compat'),
}
