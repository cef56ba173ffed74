import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { root } from '../stack/settings.ts'
import type { Packed } from './packPackages.ts'
import { run } from './run.ts'

export interface InstallOptions {
  /** Libraries in place of those in the app's package.json, or added to them. */
  readonly versions?: Readonly<Record<string, string>>
  /** Name of the copy. @default the app's */
  readonly as?: string
}

/**
 * Copies an app, such as `consumers/next`, out of the workspace and installs it
 * there, with the tarballs in the place of the registry's packages. Returns the
 * folder of the copy.
 */
export async function installConsumer(
  app: string,
  packed: readonly Packed[],
  into: string,
  { versions = {}, as = basename(app) }: InstallOptions = {},
): Promise<string> {
  const folder = join(into, as)
  await cp(resolve(root, app), folder, {
    recursive: true,
    // A developer may have installed and built it in its place.
    filter: (source) => !/\/(?:node_modules|dist)$/u.test(source),
  })
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    dependencies: Record<string, string>
  }
  const dependencies = { ...manifest.dependencies, ...versions }
  await writeFile(file, JSON.stringify({ ...manifest, dependencies }))
  const settings = {
    packages: ['.'],
    pmOnFail: 'ignore',
    // A peer that the app does not have is an error, not pnpm's to add.
    autoInstallPeers: false,
    strictPeerDependencies: true,
    // Limits of other people's libraries that their code does not have:
    // WalletConnect's name React up to 18, msw 2.0 TypeScript up to 5.2.
    peerDependencyRules: {
      allowedVersions: {
        'use-sync-external-store>react': '19',
        'msw>typescript': '7',
      },
    },
    // Next.js makes pictures smaller with it; the app has no pictures.
    ignoredOptionalDependencies: ['sharp'],
    allowBuilds: {
      esbuild: true,
      msw: false,
      '@reown/appkit': false,
      bufferutil: false,
      'utf-8-validate': false,
      keccak: false,
    },
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
