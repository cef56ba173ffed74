import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { StoryFrame } from './StoryFrame.ts'
import './style.css'

export default {
  extends: theme,
  enhanceApp({ app }) {
    app.component('StoryFrame', StoryFrame)
  },
} satisfies Theme
