/** Is it the path of a page of this house, and of no other: '/table/abc'? Nothing else is gone to because an address says so. */
export const isOwnPath = (path: string): boolean => path.length <= 200 && /^(\/[\w-]+)+$/.test(path)
