import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { run } from '../consumers/run.ts'
import { root } from '../stack/settings.ts'

/**
 * Copies what a release reads to another folder: the published packages with
 * their builds, the manifests of the rest, and the changesets, as a repository
 * of its own with one commit.
 *
 * @param folders Absolute folders of the published packages.
 */
export async function copyTree(
  into: string,
  folders: readonly string[],
): Promise<void> {
  const listed = await run(root, [
    ...['git', 'ls-files', '--cached', '--others', '--exclude-standard'],
  ])
  const places = folders.map((folder) => `${relative(root, folder)}/`)
  const isNeeded = (file: string) =>
    !file.includes('/') ||
    file.startsWith('.changeset/') ||
    // The starters are made of them when they are packed.
    file.startsWith('examples/') ||
    /^(?:(?:packages|apps)\/[^/]+|e2e|bench|docs)\/package\.json$/u.test(
      file,
    ) ||
    places.some((place) => file.startsWith(place))
  for (const file of listed.split('\n').filter(isNeeded)) {
    if (file === '') continue
    await mkdir(dirname(join(into, file)), { recursive: true })
    // A file that is deleted here and not yet committed stays out.
    await cp(join(root, file), join(into, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  for (const folder of folders) await copyBuild(into, relative(root, folder))
  const git = [
    'git',
    '-c',
    'user.name=release',
    '-c',
    'user.email=release@localhost',
  ]
  await run(into, ['git', 'init', '--quiet', '--initial-branch', 'main'])
  await run(into, [...git, 'add', '--all'])
  await run(into, [
    ...git,
    'commit',
    '--quiet',
    '--no-verify',
    '--message',
    'build: copy',
  ])
}

/** The build, and links to other packages, whose versions pnpm reads there. */
async function copyBuild(into: string, place: string): Promise<void> {
  await cp(join(root, place, 'dist'), join(into, place, 'dist'), {
    recursive: true,
  })
  const manifest = JSON.parse(
    await readFile(join(root, place, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>
  const modules = join(into, place, 'node_modules/@strongroom')
  await mkdir(modules, { recursive: true })
  const names = Object.keys({
    ...manifest['dependencies'],
    ...manifest['devDependencies'],
  })
  for (const name of names) {
    if (!name.startsWith('@strongroom/')) continue
    const short = name.slice('@strongroom/'.length)
    await symlink(join(into, 'packages', short), join(modules, short), 'dir')
  }
}
