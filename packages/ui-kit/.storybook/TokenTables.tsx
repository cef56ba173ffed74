import density from '../src/tokens/density.css?raw'
import tokens from '../src/tokens/tokens.css?raw'
import {
  contrast,
  readColors,
  readValues,
  shapePairs,
  textPairs,
} from '../test/readTokens.ts'
import './tokenTables.css'

const css = `${tokens}\n${density}`
const colors = readColors(css)
const root = ':root {'
const comfortable = ':root,\n  [data-sr-density] {'
const compact = '[data-sr-density="compact"] {'

type Theme = 'light' | 'dark'

/** The lowest contrast of a colour on its backgrounds, and the required one. */
function contrastOf(name: string, theme: Theme): string {
  const colorOf = (wanted: string) =>
    colors.find((color) => color.name === wanted)?.[theme] ?? '#000000'
  for (const [pairs, least] of [
    [textPairs, 4.5],
    [shapePairs, 3],
  ] as const) {
    const ratios = pairs
      .filter(([front]) => front === name)
      .map(([front, back]) => contrast(colorOf(front), colorOf(back)))
    if (ratios.length > 0)
      return `${Math.min(...ratios).toFixed(1)} (needs ${least})`
  }
  return ''
}

/** All tokens, read from the sheet. */
export function TokenTables() {
  return (
    <>
      <h2>Colours</h2>
      <p>
        Contrast is the least over all surfaces the colour is used on. What has
        none is a surface or decoration.
      </p>
      <table className="token-table">
        <thead>
          <tr>
            <th>Variable</th>
            <th>Light</th>
            <th>Contrast</th>
            <th>Dark</th>
            <th>Contrast</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ name, light, dark }) => (
            <tr key={name}>
              <td>
                <code>--sr-color-{name}</code>
              </td>
              <td>
                <Swatch color={light} />
              </td>
              <td>{contrastOf(name, 'light')}</td>
              <td>
                <Swatch color={dark} />
              </td>
              <td>{contrastOf(name, 'dark')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Type</h2>
      <Values prefix="text-" sample="text" />
      <Values prefix="(?:font|leading|weight)" />
      <h2>Space: a grid of 4 px</h2>
      <Values prefix="space-" sample="bar" />
      <h2>Controls</h2>
      <p>
        Under a finger (<code>pointer: coarse</code>) none is less than 44 px
        high.
      </p>
      <Values prefix="control-" sample="bar" />
      <h2>Corners</h2>
      <Values prefix="radius-" sample="corner" />
      <h2>Motion</h2>
      <p>The duration is 0 ms for who asks for less motion.</p>
      <Values prefix="(?:duration|ease)" />
    </>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <>
      <span className="token-swatch" style={{ background: color }} />
      <code>{color}</code>
    </>
  )
}

interface ValuesProps {
  prefix: string
  sample?: 'text' | 'bar' | 'corner'
}

function Values({ prefix, sample }: ValuesProps) {
  const rows = [
    ...readValues(css, comfortable, prefix),
    ...readValues(css, root, prefix),
  ]
  const closer = readValues(css, compact, prefix)
  return (
    <table className="token-table">
      <thead>
        <tr>
          <th>Variable</th>
          <th>Value</th>
          {closer.length > 0 && <th>Compact</th>}
          {sample && <th>Sample</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>--sr-{name}</code>
            </td>
            <td>{inPixels(value)}</td>
            {closer.length > 0 && (
              <td>
                {inPixels(
                  closer.find((other) => other.name === name)?.value ?? value,
                )}
              </td>
            )}
            {sample && (
              <td>
                <Sample kind={sample} value={`var(--sr-${name})`} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sample({
  kind,
  value,
}: {
  kind: 'text' | 'bar' | 'corner'
  value: string
}) {
  if (kind === 'text') return <span style={{ fontSize: value }}>2 of 3</span>
  return (
    <span
      className={`token-${kind}`}
      style={kind === 'bar' ? { inlineSize: value } : { borderRadius: value }}
    />
  )
}

function inPixels(value: string): string {
  const rem = /^([\d.]+)rem$/u.exec(value)?.[1]
  return rem === undefined ? value : `${Number(rem) * 16} px`
}
