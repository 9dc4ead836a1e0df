/** Has the browser save the content of a URL of this page, such as an object URL, under this name. */
export const saveFile = ({ url, name }: { readonly url: string; readonly name: string }) => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
