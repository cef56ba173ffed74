import { Suspense, startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useExecutionTexts } from '../features/execution/texts.ts'
import { defineTexts, LocaleContext } from './defineTexts.ts'

/** Messages as the build compiles them. */
const compiled = <Message extends string>(_: Message, nodes: unknown[]) =>
  nodes as unknown as Message

const plural = (one: string, other: string) => [
  'count',
  2,
  { one: [0, one], other: [0, other] },
]

const english = {
  rows: compiled(
    '{count, plural, one {# row} other {# rows}} of <b>{name}</b>',
    [plural(' row', ' rows'), ' of ', ['b', ['name']]],
  ),
}

const german = {
  rows: compiled(
    '<b>{name}</b>: {count, plural, one {# Zeile} other {# Zeilen}}',
    [['b', ['name']], ': ', plural(' Zeile', ' Zeilen')],
  ),
}

function renderRows(useTexts: ReturnType<typeof defineRows>, locale: string) {
  function Rows() {
    const t = useTexts()
    const b = (text: React.ReactNode) => <b>{text}</b>
    return <p>{t.rich('rows', { count: 1234, name: 'Dave', b })}</p>
  }
  return render(
    <LocaleContext value={locale}>
      <Suspense fallback="Loading">
        <Rows />
      </Suspense>
    </LocaleContext>,
  )
}

const defineRows = (load: () => Promise<{ texts: { rows: string } }>) =>
  defineTexts(english, { de: load })

test('behavior: English asks for no other language', async () => {
  const useTexts = defineRows(() => Promise.reject(new Error('Not wanted.')))
  const screen = await renderRows(useTexts, 'en-US')
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('1,234 rows of Dave')
})

test('behavior: another language replaces the texts once they have loaded', async () => {
  let arrive: (room: { texts: typeof german }) => void = () => undefined
  const loaded = new Promise<{ texts: typeof german }>((resolve) => {
    arrive = resolve
  })
  const screen = await renderRows(
    defineRows(() => loaded),
    'de-DE',
  )
  await expect.element(screen.getByText('Loading')).toBeVisible()
  arrive({ texts: german })
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('Dave: 1.234 Zeilen')
})

test('behavior: a page with state of its own mounts while its texts arrive', async () => {
  const useTexts = defineRows(async () => ({ texts: german }))
  function Page() {
    const t = useTexts()
    const [name] = useState('Dave')
    return (
      <p>{t.rich('rows', { count: 2, name, b: (text) => <b>{text}</b> })}</p>
    )
  }
  let open: () => void = () => undefined
  function Pages() {
    const [isOpen, setOpen] = useState(false)
    open = () => startTransition(() => setOpen(true))
    return isOpen ? <Page /> : <p>Start</p>
  }
  const errors: unknown[] = []
  const onError = (event: ErrorEvent) => {
    event.preventDefault()
    errors.push(event.error)
  }
  addEventListener('error', onError)
  const screen = await render(
    <LocaleContext value="de">
      <Pages />
    </LocaleContext>,
  )
  await expect.element(screen.getByText('Start')).toBeVisible()
  open()
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('Dave: 2 Zeilen')
  removeEventListener('error', onError)
  expect(errors).toEqual([])
})

test('error: English stands in for texts that do not load', async () => {
  const useTexts = defineRows(() => Promise.reject(new Error('Offline.')))
  const screen = await renderRows(useTexts, 'de')
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent('1.234 rows of Dave')
})

test('behavior: the pseudo-language changes every text, but no argument', async () => {
  const t = await useExecutionTexts.load('ar-XB')
  expect(t('waitingForWallet', { nonce: '7' })).toMatch(
    /^⟦Éẋéçûţîñĝ .*⟧7⟦.*⟧$/u,
  )
})
