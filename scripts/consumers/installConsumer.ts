import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'
import type { Packed } from './packPackages.ts'
import { run } from './run.ts'

/**
 * Copies an app of `consumers/` out of the workspace and installs it there,
 * with the tarballs in the place of the registry's packages. Returns its folder.
 */
export async function installConsumer(
  name: string,
  packed: readonly Packed[],
  into: string,
): Promise<string> {
  const folder = join(into, name)
  await cp(join(root, 'consumers', name), folder, { recursive: true })
  const settings = {
    packages: ['.'],
    pmOnFail: 'ignore',
    // A peer that the app does not have is an error, not pnpm's to add.
    autoInstallPeers: false,
    strictPeerDependencies: true,
    // Next.js makes pictures smaller with it; there are none.
    ignoredOptionalDependencies: ['sharp'],
    allowBuilds: { esbuild: true, msw: false },
    overrides: Object.fromEntries(
      packed.map(({ name: short, tarball }) => [
        `@strongroom/${short}`,
        `file:${tarball}`,
      ]),
    ),
  }
  // JSON is YAML.
  await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings))
  await run(folder, ['pnpm', 'install', '--prefer-offline', '--no-lockfile'])
  return folder
}
