import { expect, test } from 'vitest'
import { browserFeatures } from './browserFeatures.ts'
import { createFrameAttributes } from './createFrameAttributes.ts'

const options = {
  url: 'https://app.example/swap?chain=1',
  title: 'Swap',
  hostOrigin: 'https://wallet.example',
}

test('default', () => {
  expect(createFrameAttributes(options)).toMatchInlineSnapshot(`
    {
      "allow": "",
      "id": "iframe-https%3A%2F%2Fapp.example%2Fswap%3Fchain%3D1",
      "referrerpolicy": "strict-origin",
      "sandbox": "allow-scripts allow-same-origin allow-popups allow-forms allow-orientation-lock",
      "src": "https://app.example/swap?chain=1",
      "title": "Swap",
    }
  `)
})

test('behavior: delegates the granted features to this origin alone', () => {
  const { allow, sandbox } = createFrameAttributes({
    ...options,
    features: ['clipboard-write', 'camera', 'camera *; usb', 'nonsense'],
    sandbox: ['allow-downloads'],
  })
  expect(allow).toBe(
    'camera https://app.example; clipboard-write https://app.example',
  )
  expect(sandbox).toContain('allow-downloads')
  expect(sandbox).not.toMatch(/top-navigation|modals|pointer-lock|escape/)
})

test('behavior: lists the features that a manifest can request', () => {
  expect(browserFeatures).toHaveLength(31)
  expect(new Set(browserFeatures).size).toBe(31)
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  'https://user:secret@app.example',
  '/relative',
  '',
])('error: %j', (url) => {
  expect(() => createFrameAttributes({ ...options, url })).toThrow(
    'The address of the app is not allowed.',
  )
})

test('error: an app of the wallet’s own origin', () => {
  const url = 'https://wallet.example/apps/swap'
  expect(() => createFrameAttributes({ ...options, url })).toThrow(
    'An app of the wallet\'s own origin "https://wallet.example" is not embedded.',
  )
})
