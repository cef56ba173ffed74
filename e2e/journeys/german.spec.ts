import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { root } from '../../scripts/stack/settings.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, type Person, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Dave } = ownerAccounts

test('owners who chose German propose, confirm and execute a payment without English', async ({
  stack,
  chain,
  personOf,
}) => {
  const english = await readEnglish()
  const safe = await createFundedSafe(stack)
  const before = await chain.getBalance({ address: Dave })
  const chooseGerman = async (person: Person) => {
    const { page } = person
    await openConnected(person, walletLink('/settings/appearance', safe))
    await page.getByLabel('Language').selectOption('Deutsch')
    await expect(page.getByLabel('Sprache')).toBeVisible()
  }
  const expectGerman = (page: Page, name: string) =>
    test.step(name, async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.locator('.sr-skeleton')).toHaveCount(0)
      expect.soft(findEnglish(await readTexts(page), english), name).toEqual([])
    })

  const alice = await personOf('Alice')
  const { page } = alice
  await chooseGerman(alice)
  await expectGerman(page, 'settings')
  await page.goto(walletLink('/home', safe))
  await expect(page.getByRole('heading', { name: 'Inhaber' })).toBeVisible()
  await expectGerman(page, 'home')
  await page.goto(walletLink('/send', safe))
  await page.getByLabel('Empfänger').fill(Dave)
  await page.getByLabel('Betrag').fill('1,5')
  await expectGerman(page, 'form')
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
  await expect(page.getByText(/^1,5\s*ETH an .+ senden/)).toBeVisible()
  const sign = page.getByRole('button', { name: 'Signieren', exact: true })
  await expect(sign).toBeEnabled()
  await expectGerman(page, 'review')
  await sign.click()
  await page.waitForURL('**/transactions/tx?*')
  await expect(page.getByText('Signatur geprüft')).toBeVisible()
  await expectGerman(page, 'proposed')

  const bob = await personOf('Bob')
  await chooseGerman(bob)
  await bob.page.goto(walletLink('/transactions/queue', safe))
  const confirm = bob.page.getByRole('link', { name: 'Bestätigen' })
  await expect(confirm).toBeVisible()
  await expectGerman(bob.page, 'queue')
  await confirm.click()
  const execute = bob.page.getByRole('button', {
    name: 'Ausführen',
    exact: true,
  })
  await expect(execute).toBeEnabled()
  await expectGerman(bob.page, 'transaction')
  // Sending it is the last confirmation.
  await execute.click()
  await expect(
    bob.page.getByText(/^Erledigt\. Ausgeführt in Block \d+/),
  ).toBeVisible()
  await expectGerman(bob.page, 'executed')
  expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('1.5'),
  )

  await bob.page.goto(walletLink('/transactions/history', safe))
  await expect(
    bob.page.getByRole('article').filter({ hasText: 'Gesendet an' }),
  ).toContainText(/−1,50\s*ETH/)
  await expectGerman(bob.page, 'history')
})

/** English texts that German writes in another way. */
interface English {
  /** Whole texts. */
  texts: ReadonlySet<string>
  /** What stands between the arguments of a text: two words at least. */
  parts: readonly string[]
}

type Texts = Readonly<Record<string, string>>

/** The catalogues of the wallet; its own words, not those of the kit. */
async function readEnglish(): Promise<English> {
  const folder = join(root, 'apps/wallet/src/texts')
  const pairs: [string, string][] = []
  for (const file of globSync('en/*.ts', { cwd: folder })) {
    const read = async (language: string): Promise<Texts> =>
      (await import(join(folder, language, basename(file)))).texts
    const [en, de] = [await read('en'), await read('de')]
    pairs.push(
      ...Object.entries(en).map(([key, text]): [string, string] => [
        text,
        de[key] ?? '',
      ]),
    )
  }
  const german = new Set(pairs.map(([, de]) => de))
  const texts = pairs.map(([en]) => en).filter((en) => !german.has(en))
  const isPlain = (text: string) => !/[{<]/u.test(text)
  return {
    texts: new Set(texts.filter(isPlain)),
    parts: texts
      .filter((text) => !isPlain(text))
      .flatMap((text) => text.split(/\w+, plural, one|[{}#]|<[^>]*>/u))
      .map((part) => part.trim())
      .filter((part) => /\p{L}{2,},? \p{L}{2,}/u.test(part))
      .filter((part) => pairs.every(([, de]) => !de.includes(part))),
  }
}

/** What a person sees or hears: texts and labels of the page and its frame. */
function readTexts(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility())
        found.add(`${walker.currentNode.nodeValue}`.trim())
    const names = ['aria-label', 'placeholder', 'title', 'alt']
    for (const element of body.querySelectorAll('*'))
      for (const name of names)
        if (element.checkVisibility())
          found.add(element.getAttribute(name)?.trim() ?? '')
    return [...found]
  })
}

const findEnglish = (shown: readonly string[], { texts, parts }: English) =>
  shown.filter(
    (text) => texts.has(text) || parts.some((part) => text.includes(part)),
  )
