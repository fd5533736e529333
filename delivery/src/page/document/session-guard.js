// Before anything is painted: which half of the frame is to be shown, and which parts of the home page lead (decision 140). Both are known to this browser only.
(() => {
  const { dataset, style } = document.documentElement;
  dataset.session = 'anonymous';
  try {
    if (localStorage.getItem('petcare.accessToken')) dataset.session = 'signed-in';
    const acts = (localStorage.getItem('petcare.acts') || '').split(' ').slice(0, 5);
    acts.forEach((act, at) => /^[a-z]+$/.test(act) && style.setProperty(`--act-${act}`, at - acts.length));
  } catch {}
})();
