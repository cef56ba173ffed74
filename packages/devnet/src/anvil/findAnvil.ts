import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ChainStartError } from '../errors.ts'

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Path of the anvil binary that npm installed for this machine.
 *
 * The binary is started directly, not through the package's launcher: the
 * launcher is a second Node process between us and anvil that costs start-up
 * time and outlives a killed parent.
 */
export function findAnvil(): string {
  const platform = `${process.platform}-${architectures[process.arch] ?? process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const launcher = require.resolve('@foundry-rs/anvil/package.json')
    const platformPackage = createRequire(launcher).resolve(
      `@foundry-rs/anvil-${platform}/package.json`,
    )
    const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
    const binary = join(dirname(platformPackage), 'bin', name)
    if (existsSync(binary)) return binary
  } catch (cause) {
    throw new ChainStartError(
      `There is no anvil for ${platform} among the installed packages.`,
      '',
      { cause },
    )
  }
  throw new ChainStartError(`The anvil package for ${platform} is empty.`, '')
}
