import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readInstalled } from '../checks/licences.ts'
import { root } from '../stack/settings.ts'
import { createSbom, type Shipped } from './createSbom.ts'
import { readLockfile } from './readLockfile.ts'

/** Parts of the workspace that serve development and tests alone. */
const unshipped = ['@strongroom/devnet', '@strongroom/phone']

/** The published packages and the apps, with what private packages they inline. */
export function listShipped(): Shipped[] {
  return globSync('{packages,apps}/*/package.json', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const { name, version } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      ) as { name: string; version: string }
      return unshipped.includes(name)
        ? []
        : [{ folder: dirname(file), name, version }]
    })
}

if (import.meta.main) {
  const [target = 'sbom.cdx.json'] = process.argv.slice(2)
  const sbom = createSbom(readLockfile(), listShipped(), readInstalled())
  writeFileSync(join(root, target), `${JSON.stringify(sbom, undefined, 2)}\n`)
  console.log(`${sbom.components.length} components in ${target}`)
}
