import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VirtualList, type VirtualListProps } from './VirtualList.tsx'
import '../styles.css'

interface Item {
  id: string
  height: number
}

// Heights that cannot be predicted.
const heightOf = (index: number) => 30 + ((index * 37) % 90) + 0.4
const items: readonly Item[] = Array.from({ length: 3_000 }, (_, index) => ({
  id: `row-${index}`,
  height: heightOf(index),
}))
const getKey = ({ id }: Item) => id
const renderRow = ({ id, height }: Item) => (
  <div style={{ blockSize: `${height}px` }}>
    <a href={`#${id}`}>{id}</a>
  </div>
)

function List(props: Partial<VirtualListProps<Item>>) {
  return (
    <VirtualList
      items={items}
      getKey={getKey}
      renderRow={renderRow}
      aria-label="Rows"
      {...props}
    />
  )
}

const link = (name: string) => page.getByRole('link', { name, exact: true })
const rows = () => [...document.querySelectorAll<HTMLElement>('.sr-row')]
const list = () => page.getByRole('list').element()
const settled = async () => {
  for (let count = 0; count < 6; count += 1)
    await new Promise((done) => requestAnimationFrame(done))
}

async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  await settled()
}

/** Rows in view follow each other without a hole, from edge to edge. */
function expectNoHole() {
  const boxes = rows()
    .map((row) => ({
      index: Number(row.dataset['index']),
      box: row.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
  expect(boxes.length).toBeGreaterThan(2)
  for (const [at, { index, box }] of boxes.entries()) {
    const next = boxes[at + 1]
    if (next === undefined) break
    expect(next.index).toBe(index + 1)
    expect(Math.abs(next.box.top - box.bottom)).toBeLessThan(0.1)
  }
  expect(boxes[0]?.box.top).toBeLessThanOrEqual(1)
  expect(boxes.at(-1)?.box.bottom).toBeGreaterThanOrEqual(innerHeight - 1)
}

beforeEach(async () => {
  await page.viewport(600, 800)
  window.scrollTo(0, 0)
})

/** Renders at once, so that a test sees the list before its first paint. */
function renderNow(list: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() => root.render(list))
  return container
}

test('behavior: the first picture waits for no more than its rows', async () => {
  const asked = new Set<string>()
  const countedKey = (item: Item) => {
    asked.add(item.id)
    return item.id
  }
  const container = renderNow(<List getKey={countedKey} estimateSize={64} />)
  const drawn = container.querySelectorAll('.sr-row').length
  const height = container.getBoundingClientRect().height
  expect(drawn).toBeGreaterThan(5)
  expect(asked.size).toBeLessThan(400)
  // The height covers all rows by estimate, so that the bar does not jump.
  expect(height / (items.length * 64)).toBeCloseTo(1, 1)
  // Rows beyond the view follow.
  await expect
    .poll(() => container.querySelectorAll('.sr-row').length)
    .toBeGreaterThan(drawn)
  expect(asked.size).toBeLessThan(400)
  expect(container.getBoundingClientRect().height / height).toBeCloseTo(1, 1)
})

test('behavior: measures the rows of one estimate once, and holds it for the others', async () => {
  await render(<List renderRow={({ id }) => <p className="even">{id}</p>} />)
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = '.even { margin: 0; block-size: 50px }'
  await expect.poll(() => list().getBoundingClientRect().height).toBe(150_000)
  // Another font came.
  style.textContent = '.even { margin: 0; block-size: 40px }'
  await expect.poll(() => list().getBoundingClientRect().height).toBe(120_000)
})

test('behavior: a scroll forces no layout: no row is read after a change', async () => {
  await render(<List />)
  await settled()
  // Its records are there only until the end of the task that changed the rows.
  const changes = new MutationObserver(() => undefined)
  changes.observe(list(), { childList: true, subtree: true, attributes: true })
  onTestFinished(() => changes.disconnect())
  let reads = 0
  let forced = 0
  const original = Element.prototype.getBoundingClientRect
  const spy = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function read(this: Element) {
      reads += 1
      if (changes.takeRecords().length > 0) forced += 1
      return original.call(this)
    })
  onTestFinished(() => spy.mockRestore())
  for (let frame = 0; frame < 60; frame += 1) {
    window.scrollBy({ top: 200, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(done))
  }
  spy.mockRestore()
  expect(forced).toBe(0)
  expect(reads).toBeGreaterThan(60)
  expect(Number(rows()[0]?.dataset['index'])).toBeGreaterThan(100)
  await settled()
  expectNoHole()
})

test('behavior: keeps rows in view in place when all others become lower', async () => {
  await render(<List renderRow={({ id }) => <p className="even">{id}</p>} />)
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = '.even { margin: 0; block-size: 50px }'
  await expect.poll(() => list().getBoundingClientRect().height).toBe(150_000)
  await scrollTo(60_000)
  const inView = rows().find((row) => row.getBoundingClientRect().bottom > 0)
  const before = inView?.getBoundingClientRect().top ?? Number.NaN
  style.textContent = '.even { margin: 0; block-size: 40px }'
  await expect.poll(() => list().getBoundingClientRect().height).toBe(120_000)
  await settled()
  expect(inView?.isConnected).toBe(true)
  const after = inView?.getBoundingClientRect().top ?? Number.NaN
  expect(Math.abs(after - before)).toBeLessThan(2)
})

test('default: rows in view, each with its place in the whole', async () => {
  await render(<List />)
  await expect.element(link('row-0')).toBeVisible()
  expect(rows().length).toBeLessThan(60)
  expect(rows()[0]?.getAttribute('aria-posinset')).toBe('1')
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('3000')
  await expect.element(page.getByRole('list', { name: 'Rows' })).toBeVisible()
})

test('behavior: fills the view on the way down and back', async () => {
  await render(<List />)
  for (const top of [500, 9_000, 60_000, 150_000, 59_000, 8_000]) {
    await scrollTo(top)
    expectNoHole()
  }
  expect(rows().length).toBeLessThan(60)
})

test('param: plainUntil: renders the rows in view, then all others', async () => {
  renderNow(<List items={items.slice(0, 150)} />)
  expect(rows().length).toBeLessThan(60)
  await expect.poll(() => rows().length).toBe(150)
  expect(getComputedStyle(list()).paddingBlock).toBe('0px')
})

test('behavior: a list that grows past plainUntil keeps its rows and its place', async () => {
  const view = await render(<List items={items.slice(0, 150)} />)
  await expect.poll(() => rows().length).toBe(150)
  const third = link('row-3').element() as HTMLElement
  third.focus()
  await scrollTo(5_000)
  const inView = rows().find((row) => row.getBoundingClientRect().top > 100)
  const before = inView?.getBoundingClientRect().top ?? 0
  await view.rerender(<List />)
  await expect.poll(() => rows().length).toBeLessThan(60)
  expect(inView?.isConnected).toBe(true)
  const after = inView?.getBoundingClientRect().top ?? Number.NaN
  expect(Math.abs(after - before)).toBeLessThan(2)
  expect(document.activeElement).toBe(third)
  await scrollTo(60_000)
  expectNoHole()
})

test('param: total', async () => {
  await render(<List items={items.slice(0, 20)} total={-1} />)
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('-1')
})

test('param: scroll', async () => {
  await render(
    <div style={{ blockSize: '300px' }}>
      <List scroll="own" />
    </div>,
  )
  const scroller = document.querySelector('.sr-rows-scroller')
  scroller?.scrollTo({ top: 50_000, behavior: 'instant' })
  await settled()
  const first = Number(rows()[0]?.dataset['index'])
  expect(first).toBeGreaterThan(300)
  expect(rows().length).toBeLessThan(50)
  expect(window.scrollY).toBe(0)
})

test('behavior: keeps a focused row, and Tab continues after it', async () => {
  await render(<List />)
  const third = link('row-3').element() as HTMLElement
  third.focus()
  await scrollTo(80_000)
  expect(document.activeElement).toBe(third)
  await userEvent.tab()
  await settled()
  expect(document.activeElement?.textContent).toBe('row-4')
  expect(window.scrollY).toBeLessThan(1_000)
})

test.each([
  ['in view', 5],
  ['at the end', 19],
])(
  'behavior: keeps the focus at the place of a removed row, %s',
  async (_, at) => {
    const some = items.slice(0, 20)
    const view = await render(<List items={some} />)
    await expect.poll(() => rows().length).toBe(20)
    ;(link(`row-${at}`).element() as HTMLElement).focus()
    await view.rerender(
      <List items={some.filter((__, index) => index !== at)} />,
    )
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe(at === 19 ? 'row-18' : 'row-6')
  },
)

test('behavior: keys lead from row to row', async () => {
  await render(<List />)
  ;(link('row-0').element() as HTMLElement).focus()
  const focused = () => document.activeElement?.textContent
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toBe('row-2999')
  await settled()
  const last = document.activeElement?.getBoundingClientRect()
  expect(last?.top).toBeGreaterThan(0)
  expect(last?.bottom).toBeLessThanOrEqual(innerHeight)
  await userEvent.keyboard('{Home}')
  await expect.poll(focused).toBe('row-0')
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).not.toBe('row-0')
  const index = Number(focused()?.slice(4))
  expect(index).toBeGreaterThan(4)
  expect(index).toBeLessThan(20)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(focused).toBe('row-0')
})

test('behavior: fields in rows keep their keys', async () => {
  await render(
    <List
      renderRow={({ id }) => <input aria-label={id} defaultValue="abc" />}
    />,
  )
  const field = page
    .getByLabelText('row-0', { exact: true })
    .element() as HTMLInputElement
  field.focus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(field)
})

let prepend: (count: number) => void

function Growing() {
  const [shown, setShown] = useState(items)
  prepend = (count) =>
    setShown((before) => [
      ...Array.from({ length: count }, (_, index) => ({
        id: `new-${before.length + index}`,
        height: 70,
      })),
      ...before,
    ])
  return <List items={shown} />
}

test('behavior: keeps rows in view in place when rows are added above', async () => {
  await render(<Growing />)
  await scrollTo(20_000)
  const inView = rows().find((row) => row.getBoundingClientRect().top > 100)
  const key = inView?.textContent ?? ''
  const before = inView?.getBoundingClientRect().top ?? 0
  prepend(25)
  await settled()
  const after = link(key).element().closest('li')?.getBoundingClientRect().top
  expect(Math.abs((after ?? Number.NaN) - before)).toBeLessThan(2)
})

test('behavior: shows new rows at the beginning of the list', async () => {
  await render(<Growing />)
  await settled()
  prepend(1)
  await expect.element(link('new-3000')).toBeVisible()
  expect(window.scrollY).toBe(0)
})

test('behavior: a list that was left is as long again', async () => {
  const view = await render(<List memoryKey="history" />)
  for (const top of [0, 700, 1_400, 2_100]) await scrollTo(top)
  const before = list().getBoundingClientRect().height
  await view.rerender(<p>Elsewhere</p>)
  await view.rerender(<List memoryKey="history" />)
  expect(Math.abs(list().getBoundingClientRect().height - before)).toBeLessThan(
    1,
  )
})

test('behavior: on a server the first rows are there', () => {
  const html = renderToString(<List serverRows={12} />)
  expect(html.match(/<li/gu)).toHaveLength(12)
  expect(html).toContain('row-11')
})
