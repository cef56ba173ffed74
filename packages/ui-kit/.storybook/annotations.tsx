import type { Preview } from '@storybook/react-vite'
import '../src/fonts/fonts.css'
import '../src/styles.css'
import { applyGlobals } from './applyGlobals.ts'

/** Decorators and parameters of every story, in Storybook and in tests. */
export const annotations: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: {
          name: 'Phone, 390 × 844',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
        },
        desktop: {
          name: 'Desktop, 1440 × 900',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale of numbers and dates, where a component takes one',
      toolbar: {
        icon: 'globe',
        items: ['en-US', 'de', 'fr', 'ja', 'ar'],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion as the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'system',
    density: 'comfortable',
    direction: 'ltr',
    locale: 'en-US',
    motion: 'system',
  },
  decorators: [
    (Story, { globals, args, argTypes }) => {
      applyGlobals(globals)
      // A story with its own locale keeps it.
      const takesLocale = 'locale' in argTypes && args['locale'] === undefined
      return takesLocale ? (
        <Story args={{ ...args, locale: globals['locale'] }} />
      ) : (
        <Story />
      )
    },
  ],
}
