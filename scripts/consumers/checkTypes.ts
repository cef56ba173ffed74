import { run } from './run.ts'

/**
 * Type checks an app with its own compilers, libraries included. Errors inside
 * other people's packages are not ours to mend (viem's own declarations have
 * some under `node16`); all others count.
 *
 * @param command The compiler and its arguments.
 * @throws Error with the compiler's lines
 */
export async function checkTypes(
  folder: string,
  command: readonly string[],
): Promise<void> {
  const said = await run(folder, command).catch((error: Error) => error.message)
  const lines = said.split('\n').filter((line) => /error TS\d+/u.test(line))
  const ours = lines.filter(
    (line) => !line.includes('node_modules/') || line.includes('@strongroom'),
  )
  // A compiler that failed in any other way has not checked the types.
  if (ours.length > 0 || (lines.length === 0 && said.includes(' failed:')))
    throw new Error(ours.length > 0 ? ours.join('\n') : said)
}
