// Before anything is painted: which half of the frame is to be shown. Sessions live in this browser only.
(() => {
  const { dataset } = document.documentElement;
  try {
    dataset.session = localStorage.getItem('petcare.accessToken') ? 'signed-in' : 'anonymous';
  } catch {
    dataset.session = 'anonymous';
  }
})();
