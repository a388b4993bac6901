//! What a page calls, and what it is called with: bytes in the memory of the module.
#![expect(unsafe_code, reason = "a page hands over addresses, which the compiler cannot check")]

use std::{
    alloc::{Layout, alloc, dealloc},
    panic, ptr, slice,
    sync::OnceLock,
    time::Duration,
};

use crate::Engine;

#[link(wasm_import_module = "stratege")]
unsafe extern "C" {
    /// Hears a status, a media type and a text; all of them are read before it returns.
    fn tell(status: u32, kind: *const u8, kind_length: usize, text: *const u8, length: usize);

    /// Hears why the module is about to end.
    fn panicked(text: *const u8, length: usize);
}

static ENGINE: OnceLock<Engine> = OnceLock::new();

/// Room for a request of so many bytes; nowhere if there is none.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let Ok(layout) = Layout::array::<u8>(length.max(1)) else { return ptr::null_mut() };
    // SAFETY: the layout is not empty.
    unsafe { alloc(layout) }
}

/// Gives room back.
///
/// # Safety
///
/// It was given by [`room`] for the same length, and was not given back yet.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
unsafe extern "C" fn free(at: *mut u8, length: usize) {
    let Ok(layout) = Layout::array::<u8>(length.max(1)) else { return };
    // SAFETY: the caller promises that it is the same layout.
    unsafe { dealloc(at, layout) };
}

/// Starts the engine, whose hints may take so many milliseconds.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
extern "C" fn start(hint_time: u32) {
    panic::set_hook(Box::new(|panic| {
        let text = panic.to_string();
        // SAFETY: the text lives until the host has read it.
        unsafe { panicked(text.as_ptr(), text.len()) };
    }));
    ENGINE.get_or_init(|| Engine::new(Duration::from_millis(hint_time.into())));
}

/// Answers the request at an address; see [`Engine::ask`].
///
/// # Safety
///
/// So many bytes were written there, and are not changed before it returns.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
unsafe extern "C" fn ask(at: *const u8, length: usize) {
    // SAFETY: the caller promises that they are there.
    let request = unsafe { slice::from_raw_parts(at, length) };
    let engine = ENGINE.get().expect("the page starts the engine before it asks");
    engine.ask(request, &|status, kind, text| {
        // SAFETY: both texts live until the host has read them.
        unsafe { tell(status.into(), kind.as_ptr(), kind.len(), text.as_ptr(), text.len()) };
    });
}
