import { expect, test, vi } from 'vitest'
import { createEmitter } from './createEmitter.ts'

function setup() {
  const emitter = createEmitter<{ change: undefined; message: string }>()
  const heard: string[] = []
  const listener = (text: string) => {
    heard.push(text)
  }
  return { emitter, heard, listener }
}

test('default', () => {
  const { emitter, heard, listener } = setup()
  const stop = emitter.on('message', listener)
  emitter.emit('message', 'a')
  emitter.emit('change', undefined)
  stop()
  stop()
  emitter.emit('message', 'b')
  expect(heard).toEqual(['a'])
})

test('behavior: a listener that is added twice is called twice, and ends one by one', () => {
  const { emitter, heard, listener } = setup()
  const stop = emitter.on('message', listener)
  emitter.on('message', listener)
  emitter.emit('message', 'a')
  stop()
  emitter.emit('message', 'b')
  expect(heard).toEqual(['a', 'a', 'b'])
})

test('behavior: once, also when the listener emits again', () => {
  const { emitter, heard, listener } = setup()
  emitter.on(
    'message',
    (text) => {
      listener(text)
      emitter.emit('message', 'again')
    },
    true,
  )
  emitter.emit('message', 'a')
  expect(heard).toEqual(['a'])
})

test('behavior: off removes a listener of one event, also before its one call', () => {
  const { emitter, heard, listener } = setup()
  emitter.on('message', listener, true)
  emitter.on('message', listener)
  emitter.off('message', listener)
  emitter.emit('message', 'a')
  expect(heard).toEqual([])
})

test('behavior: listeners that are added and removed during a call', () => {
  const { emitter, heard, listener } = setup()
  emitter.on('message', () => {
    emitter.on('message', listener)
    emitter.clear()
  })
  emitter.emit('message', 'a')
  emitter.emit('message', 'b')
  expect(heard).toEqual([])
})

test('behavior: a listener that throws does not stop the others', () => {
  const { emitter, heard, listener } = setup()
  const report = vi.fn()
  vi.stubGlobal('queueMicrotask', report)
  emitter.on('message', () => {
    throw new Error('broken')
  })
  emitter.on('message', listener)
  emitter.emit('message', 'a')
  vi.unstubAllGlobals()
  expect(heard).toEqual(['a'])
  expect(report.mock.calls[0]?.[0]).toThrow('broken')
})
