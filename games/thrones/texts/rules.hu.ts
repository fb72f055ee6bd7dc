/** The rules reference: every rule by its number. */
import { course } from './rules/01-course.hu.ts'

export const rules = [course]
