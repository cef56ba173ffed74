import type { Preview } from '@storybook/react-vite'
import '../src/styles.css'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: ['system', 'light', 'dark'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      const theme: unknown = globals['theme']
      const root = document.documentElement
      root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
      root.lang = 'en'
      if (theme === 'light' || theme === 'dark') root.dataset['srTheme'] = theme
      else delete root.dataset['srTheme']
      document.body.classList.add('sr-root')
      return <Story />
    },
  ],
}

export default preview
